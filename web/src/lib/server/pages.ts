import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError, CallAnswer, CallInput } from '#shared/api/client.ts';
import type { RouteName } from '#shared/api/index.ts';
import { api } from './api.ts';
import { usePerson } from './person.ts';
import { keyOf } from './queries.ts';

/** The routes with paged answers. */
type PagedName = { [N in RouteName]: CallAnswer<N> extends { nextCursor: string | null } ? N : never }[RouteName];

interface Freshness {
  /** Whether the list is refetched on each visit. */
  isLive?: boolean;
  enabled?: boolean;
}

/** Reads a list page by page, and keeps the earlier pages. */
export function usePages<N extends PagedName>(
  name: N,
  input?: CallInput<N>,
  { isLive = false, enabled = true }: Freshness = {},
) {
  const person = usePerson();
  return useInfiniteQuery<CallAnswer<N>, ApiError, { pages: CallAnswer<N>[] }, readonly unknown[], string | null>({
    queryKey: [...keyOf(person, name, input), 'pages'],
    initialPageParam: null,
    queryFn: ({ pageParam }) => {
      const { query, ...rest } = (input ?? {}) as { query?: Record<string, string> };
      return api.call(
        name,
        ...([{ ...rest, person, query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } }] as never),
      );
    },
    getNextPageParam: (last) => (last as { nextCursor: string | null }).nextCursor,
    enabled,
    refetchOnWindowFocus: isLive ? 'always' : false,
    refetchOnMount: isLive ? 'always' : true,
  });
}
