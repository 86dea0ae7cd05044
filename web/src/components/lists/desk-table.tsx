import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { type DeskColumn, widthOf } from './desk-column.ts';
import { DeskRow } from './desk-row.tsx';
import { type ColumnSort, Head, SortHead } from './sort-head.tsx';

/** The table of every list on a desktop. */

interface DeskTableProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly DeskColumn<Row>[];
  /** How a column is sorted. Undefined for a column that cannot be sorted. */
  sortOf?: (name: string) => ColumnSort | undefined;
  /** A narrow cell at the start, such as the box that selects the row. */
  start?: { head: ReactNode; show: (row: Row) => ReactNode } | undefined;
  /** The actions of a row, always visible. `width` is in rem. */
  actions?: { label: string; width: number; show: (row: Row) => ReactNode } | undefined;
  /** Names a row, which then has a button that shows its full text. */
  unfolds?: (row: Row) => string;
  preview?: { chosen: string | null; onChoose: (key: string) => void };
}

const startWidth = 2.5;
const startHead = { width: `${startWidth}rem` };

export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { label, rows, keyOf, columns, sortOf, start, actions, unfolds, preview } = props;
  const [unfolded, unfold] = useState<string | null>(null);
  const isBeside = preview !== undefined && preview.chosen !== null;
  const besides = (start ? startWidth : 0) + (unfolds ? startWidth : 0) + (actions?.width ?? 0);
  const least = widthOf(columns) + besides;
  const leastBeside = widthOf(columns.filter(({ yields }) => !yields)) + besides;
  const hideAt = ({ yields }: DeskColumn<Row>) => (yields && isBeside ? ({ xl: 'none' } as const) : undefined);
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" overflowX="auto">
      <chakra.table
        width="full"
        aria-label={label}
        css={{ borderCollapse: 'separate', borderSpacing: '0', tableLayout: 'fixed' }}
        minWidth={{ base: `${least}rem`, xl: `${isBeside ? leastBeside : least}rem` }}
      >
        <thead>
          <tr>
            {unfolds && (
              <Head scope="col" {...startHead}>
                <VisuallyHidden>All of the text</VisuallyHidden>
              </Head>
            )}
            {start && (
              <Head scope="col" pe="0" {...startHead}>
                {start.head}
              </Head>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.name} column={column} sort={sortOf?.(column.name)} hideAt={hideAt(column)} />
            ))}
            {actions && (
              <Head
                scope="col"
                textAlign="end"
                width={`${actions.width}rem`}
                position="sticky"
                insetEnd="0"
                bg="bg.panel"
              >
                {actions.label}
              </Head>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            const isOpen = unfolded === key;
            return (
              <DeskRow
                key={key}
                row={row}
                columns={columns}
                hideAt={hideAt}
                start={start?.show(row)}
                actions={actions?.show(row)}
                unfolds={unfolds ? { name: unfolds(row), isOpen, onToggle: () => unfold(isOpen ? null : key) } : null}
                chooses={preview ? { isChosen: preview.chosen === key, onChoose: () => preview.onChoose(key) } : null}
              />
            );
          })}
        </tbody>
      </chakra.table>
    </Box>
  );
}

interface ColumnHeadProps<Row> {
  column: DeskColumn<Row>;
  sort: ColumnSort | undefined;
  hideAt: { xl: 'none' } | undefined;
}

function ColumnHead<Row>({ column: { label, width, isFigure }, sort, hideAt }: ColumnHeadProps<Row>) {
  const size = width === undefined ? {} : { width: `${width}rem` };
  if (sort)
    return (
      <SortHead sort={sort} isFigure={isFigure === true} display={hideAt} {...size}>
        {label}
      </SortHead>
    );
  return (
    <Head scope="col" textAlign={isFigure ? 'end' : 'start'} display={hideAt} {...size}>
      {label}
    </Head>
  );
}
