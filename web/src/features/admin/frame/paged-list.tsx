import { Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { RowSkeletons } from '#web/src/components/lists/list-states.tsx';
import { LoadMore, type LoadMoreProps } from '#web/src/components/lists/load-more.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { Nothing } from '#web/src/components/states.tsx';
import type { Readable } from '#web/src/lib/server/readable.ts';
import { RecordList } from './record-list.tsx';
import { mostSorted, type RecordTable } from './use-record-table.ts';

interface PagedListProps<Page, Row> {
  label: string;
  list: Readable<{ pages: Page[] }> & LoadMoreProps['list'];
  rowsOf: (page: Page) => readonly Row[];
  table: RecordTable<Row>;
  empty: string;
  /** The link below `empty`, so that an empty list is no dead end. */
  emptyAction?: ReactNode;
  nameOf: (row: Row) => string;
  actions?: { width: number; show: (row: Row) => ReactNode };
}

/**
 * A list of records. The server may answer a search with an empty page although more pages follow, so the list then loads the
 * next one. If a column sorts the list, the list loads its other pages too, up to `mostSorted` records.
 */
export function PagedList<Page, Row extends { id: string }>(props: PagedListProps<Page, Row>) {
  const { label, list, rowsOf, table, empty, emptyAction, nameOf, actions } = props;
  const rows = list.data?.pages.flatMap(rowsOf) ?? [];
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const mayFollow = list.data !== undefined && hasNextPage && !isFetchNextPageError;
  const isLooking = mayFollow && rows.length === 0;
  const isGathering = mayFollow && table.isSorted && rows.length < mostSorted;
  const isFollowing = isLooking || isGathering;
  useEffect(() => {
    if (isFollowing && !isFetchingNextPage) fetchNextPage();
  }, [isFollowing, isFetchingNextPage, fetchNextPage]);
  return (
    <ReadGate of={list} waiting={<RowSkeletons height="10" count={6} />}>
      {() =>
        isLooking ? (
          <RowSkeletons height="10" count={6} />
        ) : (
          <div aria-busy={isGathering}>
            {rows.length === 0 && !hasNextPage ? (
              <Nothing title={empty} action={emptyAction} />
            ) : (
              <RecordList
                label={label}
                rows={table.sorted(rows)}
                columns={table.columns}
                shown={table.chosen.shown}
                sortOf={table.sortOf}
                nameOf={nameOf}
                {...(actions ? { actions } : {})}
              />
            )}
            {table.isSorted && hasNextPage && !isGathering && (
              <Text role="status" pt="2" color="fg.muted" textAlign="center">
                Only the {rows.length} records shown here are sorted. To find others, search.
              </Text>
            )}
            {!isGathering && <LoadMore list={list} />}
          </div>
        )
      }
    </ReadGate>
  );
}
