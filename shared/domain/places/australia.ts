/** Facts about Australia: its states, their postcodes and their time zones. */

export const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
export type State = (typeof states)[number];

export const stateNames: Record<State, string> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  NT: 'Northern Territory',
  ACT: 'Australian Capital Territory',
};

const postcodeRanges: readonly (readonly [from: number, to: number, state: State])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
];

/**
 * Returns the state of a postcode by its number alone. If you know the locality, use the locality's state instead, because some
 * border towns have a postcode of the neighbouring state.
 */
export const stateOfPostcode = (postcode: string): State | null => {
  if (!/^\d{4}$/.test(postcode)) return null;
  const number = Number(postcode);
  return postcodeRanges.find(([from, to]) => number >= from && number <= to)?.[2] ?? null;
};

/** Tells whether a text is four digits that belong to a state. */
export const isPostcode = (postcode: string): boolean => stateOfPostcode(postcode) !== null;

const stateZones: Record<State, string> = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
  ACT: 'Australia/Sydney',
};

/** The time zones of the postcodes that are not in their state's zone: Broken Hill, Lord Howe Island and the outer islands. */
const postcodeZones: Readonly<Record<string, string>> = {
  2880: 'Australia/Broken_Hill',
  2898: 'Australia/Lord_Howe',
  2899: 'Pacific/Norfolk',
  6798: 'Indian/Christmas',
  6799: 'Indian/Cocos',
};

/** Returns the time zone of a state, or of a postcode in the state with a different time zone. */
export const timeZoneOfState = (state: State, postcode = ''): string => {
  const zone = postcodeZones[postcode];
  return zone !== undefined && stateOfPostcode(postcode) === state ? zone : stateZones[state];
};
