import type { CallInput } from '#shared/api/client.ts';
import { type NetworkSort, type NetworkView, networkSorts, networkViews } from '#shared/domain/search/network.ts';

/** Translates the page's URL into its search, so that Back, a reload and a link show the same companies. */

export interface NetworkSearch {
  q: string;
  sort: NetworkSort;
  view: NetworkView;
}

export const sortChoices: { value: NetworkSort; label: string }[] = [
  { value: 'recent', label: 'Latest job first' },
  { value: 'jobs', label: 'Most jobs first' },
  { value: 'name', label: 'Name, A to Z' },
];

export const searchIn = (address: URLSearchParams): NetworkSearch => ({
  q: (address.get('q') ?? '').slice(0, 100),
  sort: networkSorts.find((each) => each === address.get('sort')) ?? 'recent',
  view: networkViews.find((each) => each === address.get('view')) ?? 'all',
});

/** Returns the query for the server, without default values, so that the usual list has only one cache key. */
export function queryOf({ q, sort, view }: NetworkSearch): NonNullable<CallInput<'listNetwork'>> {
  return {
    query: {
      ...(q.trim() === '' ? {} : { q: q.trim() }),
      ...(sort === 'recent' ? {} : { sort }),
      ...(view === 'all' ? {} : { view }),
    },
  };
}
