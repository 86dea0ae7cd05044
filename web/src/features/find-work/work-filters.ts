import { jobTypes, licences } from '#shared/domain/jobs/job.ts';
import { states } from '#shared/domain/places/australia.ts';
import { workSorts } from '#shared/domain/search/find-work.ts';

/** The filters of find-work. Each is one parameter of the page's address, so a link or a reload shows the same. */

export interface Choice {
  value: string;
  label: string;
  /** What the server is asked. */
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

export const workFilters = {
  state: { label: 'State', any: 'All states', choices: named('state', states) },
  jobType: { label: 'Job type', any: 'All types', choices: named('jobType', jobTypes) },
  licence: {
    label: 'Licence needed',
    any: 'Any licence',
    choices: named('licence', licences),
  },
  size: {
    label: 'System size',
    any: 'Any size',
    choices: [
      { value: 'small', label: 'Up to 6.6 kW', query: { maxKw: '6.6' } },
      { value: 'medium', label: '6.6 to 13 kW', query: { minKw: '6.6', maxKw: '13' } },
      { value: 'large', label: '13 to 30 kW', query: { minKw: '13', maxKw: '30' } },
      { value: 'commercial', label: '30 kW and more', query: { minKw: '30' } },
    ],
  },
  price: {
    label: 'Price ex GST',
    any: 'Any price',
    choices: [
      { value: 'over1000', label: '$1,000 and more', query: { minPrice: '1000' } },
      { value: 'over2500', label: '$2,500 and more', query: { minPrice: '2500' } },
      { value: 'over5000', label: '$5,000 and more', query: { minPrice: '5000' } },
      { value: 'over10000', label: '$10,000 and more', query: { minPrice: '10000' } },
    ],
  },
  fit: {
    label: 'What fits',
    any: 'Everything, what fits me first',
    choices: [{ value: 'only', label: 'Only what fits me', query: { fits: 'only' } }],
  },
} as const satisfies Record<string, { label: string; any: string; choices: readonly Choice[] }>;
export type WorkFilterName = keyof typeof workFilters;
export const workFilterNames = Object.keys(workFilters) as WorkFilterName[];

const choicesOf = (name: WorkFilterName | 'sort'): readonly Choice[] =>
  name === 'sort' ? sortChoices : workFilters[name].choices;

/** The choice that the address makes. A value that is none of ours is ignored. */
export const chosenIn = (search: URLSearchParams, name: WorkFilterName | 'sort'): Choice | null =>
  choicesOf(name).find(({ value }) => value === search.get(name)) ?? null;

export const queryFor = (search: URLSearchParams): Record<string, string> =>
  Object.assign({}, ...(['sort', ...workFilterNames] as const).map((name) => chosenIn(search, name)?.query));

export const countFilters = (search: URLSearchParams): number =>
  workFilterNames.filter((name) => chosenIn(search, name) !== null).length;
