import { useSearchParams } from 'react-router-dom';
import { type SortOrder, sortedBy, sortOrders } from '#shared/domain/search/searched-list.ts';
import { plain } from '#shared/domain/search/words.ts';
import type { ColumnSort } from '#web/src/components/lists/sort-head.tsx';
import { useTableColumns } from '#web/src/components/lists/table-columns.ts';
import type { Column } from './column.ts';

/** The most records that the browser sorts. The server lists records only by age, so the browser reads all pages to sort them. */
export const mostSorted = 1000;

/** Returns the records in the order of a column. Equal records keep the order of the server. */
export function sortRecords<Row>(rows: readonly Row[], { sortBy }: Column<Row>, order: SortOrder): Row[] {
  if (!sortBy) return [...rows];
  const ranked = rows.map((row, index) => ({ row, id: String(index).padStart(6, '0'), createdAt: '' }));
  const rankOf = (row: Row) => {
    const value = sortBy(row);
    return typeof value === 'string' ? plain(value) || null : value;
  };
  return sortedBy(ranked, ({ row }) => rankOf(row), order).map(({ row }) => row);
}

/** Returns the columns that the person has chosen for a list, and the order of its records, which the page's URL contains. */
export function useRecordTable<Row>(name: string, columns: readonly [Column<Row>, ...Column<Row>[]]) {
  const chosen = useTableColumns(`admin-${name}`, columns);
  const [params, setParams] = useSearchParams();
  const [asked, direction] = (params.get('sort') ?? '').split('.');
  const by = columns.find((column) => column.name === asked && column.sortBy);
  const order = sortOrders.find((each) => each === direction) ?? by?.first ?? 'asc';
  const sortOf = (of: string): ColumnSort | undefined => {
    const column = columns.find((each) => each.name === of);
    if (!column?.sortBy) return undefined;
    return {
      order: by === column ? order : by ? null : (column.served ?? null),
      first: column.first ?? 'asc',
      onSort: (next) =>
        setParams(
          (known) => {
            const after = new URLSearchParams(known);
            after.set('sort', `${of}.${next}`);
            return after;
          },
          { preventScrollReset: true },
        ),
    };
  };
  return {
    columns,
    chosen,
    sortOf,
    isSorted: by !== undefined,
    sorted: (rows: readonly Row[]): readonly Row[] => (by ? sortRecords(rows, by, order) : rows),
  };
}
export type RecordTable<Row> = ReturnType<typeof useRecordTable<Row>>;
