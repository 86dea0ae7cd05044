import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError, CallAnswer, CallInput } from '#shared/api/client.ts';
import type { RouteName } from '#shared/api/index.ts';
import { api } from './api.ts';
import { keyOf } from './queries.ts';

/** The routes that answer in pages. */
type PagedName = { [N in RouteName]: CallAnswer<N> extends { nextCursor: string | null } ? N : never }[RouteName];

/** A list that loads page by page and keeps the earlier pages. */
export const pagesOf = <N extends PagedName>(name: N, input?: CallInput<N>) =>
  infiniteQueryOptions<CallAnswer<N>, ApiError, { pages: CallAnswer<N>[] }, readonly unknown[], string | null>({
    queryKey: [...keyOf(name, input), 'pages'],
    initialPageParam: null,
    queryFn: ({ pageParam }) => {
      const { query, ...rest } = (input ?? {}) as { query?: Record<string, string> };
      return api.call(
        name,
        ...([{ ...rest, query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } }] as never),
      );
    },
    getNextPageParam: (last) => (last as { nextCursor: string | null }).nextCursor,
  });

interface Freshness {
  /** Refetched whenever the person comes back to it. */
  isLive?: boolean;
  enabled?: boolean;
}

export function usePages<N extends PagedName>(
  name: N,
  input?: CallInput<N>,
  { isLive = false, enabled = true }: Freshness = {},
) {
  return useInfiniteQuery({
    ...pagesOf(name, input),
    enabled,
    refetchOnWindowFocus: isLive ? 'always' : false,
    refetchOnMount: isLive ? 'always' : true,
  });
}
