import { isCivilDate } from '#shared/domain/civil-date.ts';

/** What the addresses of a person's own lists have in common, so that Back, a reload and a link show the same. */

export interface ListSearch {
  q: string;
  from: string;
  to: string;
  page: number;
  size: string;
}

/** How many rows a page may have. */
export const sizes = ['25', '50', '100'] as const;
export const usualSize = '25';

/** The value if it is one of these. Whatever else an address says is left out. */
export const oneOf = (values: readonly string[], value: string | null): string =>
  value !== null && values.includes(value) ? value : '';

const dateIn = (value: string | null): string => (value !== null && isCivilDate(value) ? value : '');

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

/** What a server is asked: only what is given. */
export const givenOnly = (asked: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
