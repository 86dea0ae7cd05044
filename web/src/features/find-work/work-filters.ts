import { jobTypes, saaAccreditations } from '#shared/domain/jobs/job.ts';
import { states } from '#shared/domain/places/australia.ts';
import { usualRadius, workRadii, workSorts } from '#shared/domain/search/find-work.ts';
import type { Chip } from '../../components/lists/chips.tsx';

/** The filters of find-work. Each is one parameter of the page's URL, so that a link or a reload keeps them. */

export interface Choice {
  value: string;
  label: string;
  /** The query for the server. */
  query: Readonly<Record<string, string>>;
}

const named = (name: string, values: readonly string[], label = (value: string) => value): Choice[] =>
  values.map((value) => ({ value, label: label(value), query: { [name]: value } }));

const sortLabels = { distance: 'Nearest first', price: 'Highest price first', newest: 'Newest first' } as const;
export const sortChoices: Choice[] = workSorts.map((value) => ({
  value,
  label: sortLabels[value],
  query: { sort: value },
}));

/** The label of the filter for fitting jobs. A phone shows only its first part. */
export const fitLabel = ['Only jobs that match', 'my profile'] as const;

export const workFilters = {
  state: { label: 'State', any: 'All states', choices: named('state', states) },
  jobType: { label: 'Job type', any: 'All types', choices: named('jobType', jobTypes) },
  licence: {
    label: 'Accreditation needed',
    any: 'Any accreditation',
    choices: named('licence', saaAccreditations),
  },
  size: {
    label: 'System size',
    any: 'Any size',
    choices: [
      { value: 'small', label: 'Up to 6.6 kW', query: { maxKw: '6.6' } },
      { value: 'medium', label: '6.6 to 13 kW', query: { minKw: '6.6', maxKw: '13' } },
      { value: 'large', label: '13 to 30 kW', query: { minKw: '13', maxKw: '30' } },
      { value: 'commercial', label: '30 kW or more', query: { minKw: '30' } },
    ],
  },
  price: {
    label: 'Price ex GST',
    any: 'Any price',
    choices: [
      { value: 'over1000', label: '$1,000 or more', query: { minPrice: '1000' } },
      { value: 'over2500', label: '$2,500 or more', query: { minPrice: '2500' } },
      { value: 'over5000', label: '$5,000 or more', query: { minPrice: '5000' } },
      { value: 'over10000', label: '$10,000 or more', query: { minPrice: '10000' } },
    ],
  },
  /** The panel leaves out this filter, because it has its own chip on the page. */
  fit: {
    label: 'What fits',
    any: 'All jobs, best matches first',
    choices: [{ value: 'only', label: fitLabel.join(' '), query: { fits: 'only' } }],
  },
} as const satisfies Record<string, { label: string; any: string; choices: readonly Choice[] }>;
export type WorkFilterName = keyof typeof workFilters;
export const workFilterNames = Object.keys(workFilters) as WorkFilterName[];

const choicesOf = (name: WorkFilterName | 'sort'): readonly Choice[] =>
  name === 'sort' ? sortChoices : workFilters[name].choices;

/** Returns the choice in the URL. An unknown value is ignored. */
export const chosenIn = (search: URLSearchParams, name: WorkFilterName | 'sort'): Choice | null =>
  choicesOf(name).find(({ value }) => value === search.get(name)) ?? null;

export interface SearchedPlace {
  place: string;
  lat: number;
  lng: number;
}

/** Returns the place in the URL, if it has a position. */
export function placeIn(search: URLSearchParams): SearchedPlace | null {
  const [place, lat, lng] = ['place', 'lat', 'lng'].map((name) => search.get(name) ?? '');
  return place && lat && lng && isDegrees(lat, 90) && isDegrees(lng, 180)
    ? { place, lat: Number(lat), lng: Number(lng) }
    : null;
}
const isDegrees = (text: string, most: number): boolean => Math.abs(Number(text)) <= most;

/** Returns the radius in km from the URL, or the usual one. */
export const radiusIn = (search: URLSearchParams): number =>
  workRadii.find((km) => String(km) === search.get('within')) ?? usualRadius;

const placeNames = ['place', 'lat', 'lng'] as const;

/** Returns the place and the radius in km for the server's query, or null without a place in the URL. */
export function placeQuery(search: URLSearchParams): (SearchedPlace & { within: number }) | null {
  const place = placeIn(search);
  return place && { ...place, within: radiusIn(search) };
}

/** Returns the server's query for the search in the URL: the order, the filters and the place. */
export const queryFor = (search: URLSearchParams): Record<string, string> =>
  Object.assign(
    {},
    ...(['sort', ...workFilterNames] as const).map((name) => chosenIn(search, name)?.query),
    Object.fromEntries(Object.entries(placeQuery(search) ?? {}).map(([name, value]) => [name, String(value)])),
  );

export const countFilters = (search: URLSearchParams): number =>
  workFilterNames.filter((name) => chosenIn(search, name) !== null).length + (placeIn(search) ? 1 : 0);

const without = (search: URLSearchParams, names: readonly string[]): URLSearchParams => {
  const after = new URLSearchParams(search);
  for (const name of names) after.delete(name);
  return after;
};

/** Returns "Within 50 km of Parramatta", or null without a place in the URL. */
export const aroundText = (search: URLSearchParams): string | null => {
  const around = placeIn(search);
  return around && `Within ${radiusIn(search)} km of ${around.place}`;
};

export const withoutFilters = (search: URLSearchParams): URLSearchParams =>
  without(search, [...workFilterNames, ...placeNames, 'within']);

/**
 * Returns one chip for each active filter. The filter for jobs that fit is not among them, because it has a permanent chip.
 * Removing the place keeps the radius for the next place.
 */
export function chipsOf(search: URLSearchParams): Chip<URLSearchParams>[] {
  const around = aroundText(search);
  return [
    ...(around ? [{ label: around, without: without(search, placeNames) }] : []),
    ...workFilterNames.flatMap((name) => {
      const choice = name === 'fit' ? null : chosenIn(search, name);
      return choice ? [{ label: choice.label, without: without(search, [name]) }] : [];
    }),
  ];
}
