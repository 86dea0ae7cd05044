import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, type CallAnswer, type CallInput } from '#shared/api/client.ts';
import type { RouteName } from '#shared/api/index.ts';
import { api } from './api.ts';

/** Unless a query says otherwise, data never goes stale by itself and is not polled, retried or refetched on focus. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60_000,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });

/** One key for each call: the route's name and its input. */
export const keyOf = <N extends RouteName>(name: N, input?: CallInput<N>): readonly unknown[] =>
  input === undefined ? [name] : [name, input];

/** Query options for a route. The hook, prefetching and invalidation all use them. */
export const query = <N extends RouteName>(name: N, input?: CallInput<N>) =>
  queryOptions<CallAnswer<N>, ApiError>({
    queryKey: keyOf(name, input),
    queryFn: () => api.call(name, ...([input] as never)),
  });

/** Everything that was read through these routes is read again: at once if it is on the screen. */
export const readAgain = (
  client: QueryClient,
  names: readonly RouteName[],
  refetchType: 'active' | 'none' = 'active',
): Promise<unknown> => Promise.all(names.map((each) => client.invalidateQueries({ queryKey: [each], refetchType })));

export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError;
