import { type ReactNode, useState } from 'react';
import type { LoadMoreProps } from '#web/src/components/lists/load-more.tsx';
import { PageHead } from '#web/src/components/page-head.tsx';
import type { Readable } from '#web/src/lib/server/readable.ts';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { AdminSearch } from './admin-search.tsx';
import { actsAbout } from './audit-address.ts';
import type { Column } from './column.ts';
import { PagedList } from './paged-list.tsx';
import { RecordColumns } from './record-columns.tsx';
import { RowAction } from './record-list.tsx';
import { RowMenu } from './row-menu.tsx';
import { useRecordTable } from './use-record-table.ts';

/** An action on a record, in a dialog. */
export interface Tool<Row> {
  /** Null for a record without this action. */
  label: string | ((row: Row) => string | null);
  /** The word between the label and the record's name, such as "Notes about SunCo". */
  before?: 'about' | 'of' | 'to';
  dialog: (row: Row, onClose: () => void) => ReactNode;
}

const labelOf = <Row,>({ label }: Tool<Row>, row: Row): string | null =>
  typeof label === 'string' ? label : label(row);

interface SearchedListProps<Page, Row> {
  /** The plural of the record, such as "Retailers". */
  title: string;
  /** The fields that the search covers. */
  hint: string;
  /** The text if no record is found. */
  empty: string;
  list: Readable<{ pages: Page[] }> & LoadMoreProps['list'];
  rowsOf: (page: Page) => readonly Row[];
  columns: readonly [Column<Row>, ...Column<Row>[]];
  nameOf: (row: Row) => string;
  /** On a desktop, the first action, which is the most frequent one, has a button. The others are in the row's menu. */
  tools: readonly Tool<Row>[];
  download: ReactNode;
}

/**
 * An administrators' list: a search, the records and the actions on each. A dialog stays open when the list changes behind it,
 * for example when a new search no longer finds the record.
 */
export function SearchedList<Page, Row extends { id: string }>(props: SearchedListProps<Page, Row>) {
  const { title, hint, empty, list, rowsOf, columns, nameOf, tools, download } = props;
  const table = useRecordTable(title.toLowerCase(), columns);
  const isNarrow = useIsNarrow();
  const [opened, open] = useState<{ row: Row; tool: Tool<Row> } | null>(null);
  const rows = list.data?.pages.flatMap(rowsOf) ?? [];
  const entriesOf = (row: Row) =>
    tools.flatMap((tool) => {
      const label = labelOf(tool, row);
      if (label === null) return [];
      const name = [label, tool.before, nameOf(row)].filter(Boolean).join(' ');
      return { label, name, does: { press: () => open({ row, tool }) } };
    });
  const historyOf = (row: Row) => ({
    label: 'History',
    name: `History of ${nameOf(row)}`,
    does: { to: actsAbout(row.id) },
  });
  return (
    <>
      <PageHead isDense title={title} />
      <AdminSearch label={`Search ${title.toLowerCase()}`} hint={hint}>
        {download}
        <RecordColumns of={table} />
      </AdminSearch>
      <PagedList
        label={title}
        list={list}
        rowsOf={rowsOf}
        table={table}
        empty={empty}
        nameOf={nameOf}
        actions={{
          width: 6.25,
          show: (row) => {
            const entries = entriesOf(row);
            const [first, ...others] = entries;
            return (
              <>
                {first && !isNarrow && <RowAction label={first.label} name={first.name} onPress={first.does.press} />}
                <RowMenu record={nameOf(row)} entries={[...(isNarrow ? entries : others), historyOf(row)]} />
              </>
            );
          },
        }}
      />
      {opened?.tool.dialog(rows.find(({ id }) => id === opened.row.id) ?? opened.row, () => open(null))}
    </>
  );
}
