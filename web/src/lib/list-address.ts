import { isCivilDate } from '#shared/domain/civil-date.ts';

/** Reads the filters of My jobs and Payments from the URL, so that Back, a reload and a link show the same list. */

export interface ListSearch {
  q: string;
  from: string;
  to: string;
  page: number;
  size: string;
}

/** The allowed numbers of rows per page. */
export const sizes = ['25', '50', '100'] as const;
export const usualSize = '25';

/** Returns the value if it is one of `values`, and otherwise ''. */
export const oneOf = (values: readonly string[], value: string | null): string =>
  value !== null && values.includes(value) ? value : '';

const dateIn = (value: string | null): string => (value !== null && isCivilDate(value) ? value : '');

/** Returns the search, the page and the size in the URL. A value that is not allowed counts as missing. */
export function listSearchIn(address: URLSearchParams): ListSearch {
  const page = Number(address.get('page'));
  return {
    q: (address.get('q') ?? '').slice(0, 100),
    from: dateIn(address.get('from')),
    to: dateIn(address.get('to')),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
    size: oneOf(sizes, address.get('size')) || usualSize,
  };
}

/** Returns the query for the API, without filters that are not set. */
export const givenOnly = (asked: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
