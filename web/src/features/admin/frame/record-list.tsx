import { Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DeskTable } from '#web/src/components/lists/desk-table.tsx';
import { listBody } from '#web/src/components/lists/list-look.ts';
import type { ColumnSort } from '#web/src/components/lists/sort-head.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import type { Column } from './column.ts';
import { RecordCard } from './record-card.tsx';

interface RecordListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The first column names the record. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The columns that the person has chosen for the table. Cards do not depend on this choice. */
  shown: readonly Column<Row>[];
  sortOf: (name: string) => ColumnSort | undefined;
  nameOf: (row: Row) => string;
  /** `width` is the width in a table, in rem. */
  actions?: { width: number; show: (row: Row) => ReactNode };
}

interface RowActionProps {
  label: string;
  /** The accessible name, which includes the record's name for people who cannot see the row. */
  name: string;
  isQuiet?: boolean;
  onPress: () => void;
}

/** The button is large enough for a thumb on a phone, and fits a table row of 40 px on a desktop. */
const rowButton = { size: 'sm', height: { base: '12', lg: '8' } } as const;
const quiet = { variant: 'ghost', px: { base: '2', lg: '1.5' } } as const;

export const RowAction = ({ label, name, isQuiet = false, onPress }: RowActionProps) => (
  <Button
    {...(isQuiet ? quiet : { variant: 'outline', px: { base: '3.5', lg: '2.5' } })}
    {...rowButton}
    aria-label={name}
    onClick={onPress}
  >
    {label}
  </Button>
);

/** Records as a table on a desktop, and as cards on a phone. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { label, rows, columns, shown, sortOf, nameOf, actions } = props;
  if (useIsNarrow())
    return (
      <Stack as="ul" {...listBody} aria-label={label}>
        {rows.map((row) => (
          <RecordCard key={row.id} row={row} columns={columns} actions={actions?.show(row)} />
        ))}
      </Stack>
    );
  return (
    <DeskTable
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={shown}
      sortOf={sortOf}
      unfolds={nameOf}
      actions={actions && { label: 'Actions', ...actions }}
    />
  );
}
