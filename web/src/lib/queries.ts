import { QueryClient, queryOptions, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallAnswer, type CallInput } from '#shared/api/client.ts';
import type { RouteName } from '#shared/api/index.ts';
import { api } from './api.ts';

/** Data never goes stale by itself, is not polled, not retried and not fetched again on focus unless a query says so. */
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

/** One key for each call: the route's name and what it was asked. */
export const keyOf = <N extends RouteName>(name: N, input?: CallInput<N>): readonly unknown[] =>
  input === undefined ? [name] : [name, input];

/** What a screen reads: the same options serve the hook, a prefetch and an invalidation. */
export const query = <N extends RouteName>(name: N, input?: CallInput<N>) =>
  queryOptions<CallAnswer<N>, ApiError>({
    queryKey: keyOf(name, input),
    queryFn: () => api.call(name, ...([input] as never)),
  });

type Invalidates = readonly RouteName[];

/**
 * A write. Each press of a button has a key of its own, which repeats of the same press carry too, so that a lost answer is
 * not a second effect. Afterwards everything read through the named routes is fetched again.
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
