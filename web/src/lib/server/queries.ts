import { readsBySubject } from 'virtual:addresses';
import { type Query, QueryCache, QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type CallAnswer, type CallInput } from '#shared/api/client.ts';
import type { ReadName, RouteName } from '#shared/api/index.ts';
import type { Subject } from '#shared/api/route/subjects.ts';
import { api } from './api.ts';
import { usePerson } from './person.ts';

/**
 * Unless a query says otherwise, data never becomes stale automatically and is not polled, retried or refetched on focus.
 * Without a connection, a read fails immediately and is repeated when the connection is back.
 */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The person's rank may have changed since the session was read, so the user is read again.
        if (error instanceof ApiError && error.code === 'forbidden')
          void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getCurrentUser' });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60_000,
        networkMode: 'always',
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
};

const visitor = 'visitor';

/**
 * The person, the route's name and its input. The key contains the person, so that no one reads data that another person has
 * loaded.
 */
export type Key<N extends RouteName = RouteName> = readonly [person: string, name: N, ...about: unknown[]];

export const keyOf = <N extends RouteName>(person: string | null, name: N, input?: CallInput<N>): Key<N> => [
  person ?? visitor,
  name,
  ...(input === undefined ? [] : [input]),
];

type Freshness<N extends RouteName> = Omit<
  UseQueryOptions<CallAnswer<N>, ApiError, CallAnswer<N>, Key<N>>,
  'queryKey' | 'queryFn'
>;

/** Reads a route as the person that the page shows. */
export function useRead<N extends RouteName>(name: N, input?: CallInput<N>, freshness: Freshness<N> = {}) {
  const person = usePerson();
  return useQuery<CallAnswer<N>, ApiError, CallAnswer<N>, Key<N>>({
    queryKey: keyOf(person, name, input),
    queryFn: () => api.call(name, ...([{ ...input, person }] as never)),
    ...freshness,
  });
}

/** Returns every read whose answer shows one of these subjects, according to the contract. */
export const readsOf = (changed: readonly Subject[]): ReadName[] => [
  ...new Set(changed.flatMap((subject) => readsBySubject[subject])),
];

/** Refetches every read of these routes: immediately if it is on the screen, otherwise on its next use. */
export async function readAgain(
  client: QueryClient,
  names: readonly RouteName[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const isNamed = ({ queryKey: [, name] }: Query) => (names as readonly unknown[]).includes(name);
  const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
  // The library does not restart a query's first read, but its answer may date from before the change. So it is read again.
  const first = client.getQueryCache().findAll({ predicate: (query) => isNamed(query) && isFirst(query) });
  await client.invalidateQueries({ predicate: isNamed, refetchType });
  if (refetchType === 'active')
    await client.refetchQueries({ predicate: (query) => first.includes(query), type: 'active' });
}

export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError;
