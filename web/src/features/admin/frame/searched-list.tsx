import { type ReactNode, useState } from 'react';
import type { LoadMoreProps } from '#web/src/components/lists/load-more.tsx';
import { PageHead } from '#web/src/components/page-head.tsx';
import type { Readable } from '#web/src/lib/server/readable.ts';
import { AdminSearch } from './admin-search.tsx';
import { actsAbout } from './audit-address.ts';
import { PagedList } from './paged-list.tsx';
import { RecordColumns } from './record-columns.tsx';
import { type Column, RowAction, RowLink } from './record-list.tsx';
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
  /** The text of the list without records. */
  empty: string;
  list: Readable<{ pages: Page[] }> & LoadMoreProps['list'];
  rowsOf: (page: Page) => readonly Row[];
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The width of the actions in a table, in rem. */
  actionsWidth: number;
  nameOf: (row: Row) => string;
  /** The most frequent action comes first. */
  tools: readonly Tool<Row>[];
  download: ReactNode;
}

/**
 * An administrators' list: a search, the records and the actions on each. A dialog stays open when the list changes behind it,
 * for example when a new search no longer finds the record.
 */
export function SearchedList<Page, Row extends { id: string }>(props: SearchedListProps<Page, Row>) {
  const { title, hint, empty, list, rowsOf, columns, actionsWidth, nameOf, tools, download } = props;
  const table = useRecordTable(title.toLowerCase(), columns);
  const [opened, open] = useState<{ row: Row; tool: Tool<Row> } | null>(null);
  const rows = list.data?.pages.flatMap(rowsOf) ?? [];
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
          width: actionsWidth,
          show: (row) => (
            <>
              {tools.map((tool, index) => {
                const label = labelOf(tool, row);
                if (label === null) return null;
                const name = [label, tool.before, nameOf(row)].filter(Boolean).join(' ');
                const onPress = () => open({ row, tool });
                return <RowAction key={name} label={label} name={name} isQuiet={index > 0} onPress={onPress} />;
              })}
              <RowLink label="History" name={`History of ${nameOf(row)}`} to={actsAbout(row.id)} />
            </>
          ),
        }}
      />
      {opened?.tool.dialog(rows.find(({ id }) => id === opened.row.id) ?? opened.row, () => open(null))}
    </>
  );
}
