import { QueryClient, queryOptions, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

type Invalidates = readonly RouteName[];

/**
 * A write. Each press of a button has its own Idempotency-Key, which retries of that press reuse, so that a lost answer
 * does not cause a second effect. Afterwards, everything read through the named routes is refetched.
 */
export function useWrite<N extends RouteName>(
  name: N,
  {
    invalidates = [],
    ...options
  }: { invalidates?: Invalidates } & UseMutationOptions<CallAnswer<N>, ApiError, CallInput<N>> = {},
) {
  const client = useQueryClient();
  return useMutation<CallAnswer<N>, ApiError, CallInput<N>>({
    ...options,
    mutationFn: (input) => api.call(name, ...([{ idempotencyKey: crypto.randomUUID(), ...input }] as never)),
    onSuccess: async (...done) => {
      await Promise.all(invalidates.map((each) => client.invalidateQueries({ queryKey: [each] })));
      await options.onSuccess?.(...done);
    },
  });
}

export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError;
