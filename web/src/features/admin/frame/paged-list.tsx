import { type ReactNode, useEffect } from 'react';
import { RowSkeletons } from '#web/src/components/lists/list-states.tsx';
import { LoadMore, type LoadMoreProps } from '#web/src/components/lists/load-more.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { Nothing } from '#web/src/components/states.tsx';
import type { Readable } from '#web/src/lib/server/readable.ts';

interface PagedListProps<Page, Row> {
  list: Readable<{ pages: Page[] }> & LoadMoreProps['list'];
  rowsOf: (page: Page) => readonly Row[];
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A search may answer with a short page although there are more. An empty one is followed by the next at once. */
export function PagedList<Page, Row>({ list, rowsOf, empty, children }: PagedListProps<Page, Row>) {
  const rows = list.data?.pages.flatMap(rowsOf) ?? [];
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isLooking = list.data !== undefined && rows.length === 0 && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isLooking && !isFetchingNextPage) fetchNextPage();
  }, [isLooking, isFetchingNextPage, fetchNextPage]);
  return (
    <ReadGate of={list} waiting={<RowSkeletons height="12" count={5} />}>
      {() =>
        isLooking ? (
          <RowSkeletons height="12" count={5} />
        ) : (
          <>
            {rows.length === 0 && !hasNextPage ? <Nothing title={empty} /> : children(rows)}
            <LoadMore list={list} />
          </>
        )
      }
    </ReadGate>
  );
}
