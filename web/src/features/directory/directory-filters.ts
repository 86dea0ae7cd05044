import type { CallInput } from '#shared/api/client.ts';
import {
  type DirectoryFilter,
  type Opening,
  openings,
  type ResponseTime,
  ratingSteps,
  responseTimes,
  travelRanges,
} from '#shared/domain/people/directory.ts';
import {
  type BrandCertification,
  brandCertifications,
  type CrewSize,
  crewSizes,
  type InstallerService,
  installerServices,
} from '#shared/domain/people/installer.ts';
import { type State, states } from '#shared/domain/places/australia.ts';
import type { Chip } from '../../components/lists/chips.tsx';

/** The filters in the page's URL, and their labels. */

const someIn = <T extends string>(values: readonly T[], text: string | null): T[] => {
  const named = text?.split(',') ?? [];
  return values.filter((value) => named.includes(value));
};
const oneIn = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;
const numberIn = (text: string | null, { least, most, step }: { least: number; most: number; step: number }) => {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return number >= least && number <= most && number % step === 0 ? number : null;
};

/** Reads the filters from a URL, without unknown values. */
export const filterIn = (search: URLSearchParams): DirectoryFilter => ({
  states: someIn<State>(states, search.get('states')),
  travelRange: numberIn(search.get('travelRange'), travelRanges),
  services: someIn<InstallerService>(installerServices, search.get('services')),
  accreditations: someIn<BrandCertification>(brandCertifications, search.get('accreditations')),
  minRating: numberIn(search.get('minRating'), ratingSteps) ?? ratingSteps.least,
  crewSize: oneIn<CrewSize>(crewSizes, search.get('crewSize')),
  responseTime: oneIn<ResponseTime>(responseTimes, search.get('responseTime')),
  availability: oneIn<Opening>(openings, search.get('availability')),
});

/** Returns the parameters of the active filters, for the URL and the server. */
export const parametersOf = (filter: DirectoryFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, value === null ? '' : String(value)] as const)
      .filter(([name, text]) => text !== '' && !(name === 'minRating' && filter.minRating === ratingSteps.least)),
  );

export const queryOf = (filter: DirectoryFilter) => ({ query: parametersOf(filter) }) as CallInput<'listInstallers'>;

export const responseNames: Record<ResponseTime, string> = {
  '1hour': 'Within 1 hour',
  '2hours': 'Within 2 hours',
  '4hours': 'Within 4 hours',
  '24hours': 'Within 24 hours',
};
export const openingNames: Record<Opening, string> = {
  immediate: 'Immediately',
  week: 'Within a week',
  month: 'Within a month',
  quarter: 'Within 3 months',
  flexible: 'Flexible',
};
export const rangeText = (kilometres: number): string => `${kilometres} km or more`;
export const ratingText = (stars: number): string =>
  stars === ratingSteps.most ? '5 stars' : `${stars} stars or more`;

/** Returns one chip for each active filter. */
export function chipsOf(filter: DirectoryFilter): Chip<DirectoryFilter>[] {
  const { states: inStates, travelRange, services, accreditations, minRating } = filter;
  const { crewSize, responseTime, availability } = filter;
  const many = <N extends 'states' | 'services' | 'accreditations'>(
    name: N,
    values: readonly string[],
  ): Chip<DirectoryFilter>[] =>
    values.map((label) => ({ label, without: { ...filter, [name]: values.filter((each) => each !== label) } }));
  const one = (label: string | false, without: Partial<DirectoryFilter>): Chip<DirectoryFilter>[] =>
    label === false ? [] : [{ label, without: { ...filter, ...without } }];
  return [
    ...many('states', inStates),
    ...one(travelRange !== null && `Travels ${rangeText(travelRange)}`, { travelRange: null }),
    ...many('services', services),
    ...many('accreditations', accreditations),
    ...one(minRating > ratingSteps.least && ratingText(minRating), { minRating: ratingSteps.least }),
    ...one(crewSize !== null && `Crew of ${crewSize}`, { crewSize: null }),
    ...one(responseTime !== null && `Answers ${responseNames[responseTime].toLowerCase()}`, { responseTime: null }),
    ...one(availability !== null && `Available: ${openingNames[availability].toLowerCase()}`, { availability: null }),
  ];
}

export const countText = (count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'installer' : 'installers'}`;
