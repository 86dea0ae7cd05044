import { Box, Button, Card, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import type { SortOrder } from '#shared/domain/search/searched-list.ts';
import type { DeskColumn } from '#web/src/components/lists/desk-column.ts';
import { DeskTable } from '#web/src/components/lists/desk-table.tsx';
import type { ColumnSort } from '#web/src/components/lists/sort-head.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';

export interface Column<Row> extends DeskColumn<Row> {
  /** Returns the value by which the column sorts a record. */
  sortBy?: (row: Row) => string | number | null;
  /** The order after the first press of the column's heading. */
  first?: SortOrder;
}

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
const rowButton = { size: 'sm', height: { base: '11', lg: '8' } } as const;
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
  const isNarrow = useIsNarrow();
  const [first, ...others] = columns;
  if (!isNarrow)
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
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label={label}>
      {rows.map((row) => (
        <Card.Root as="li" key={row.id}>
          <Card.Body px="4" py="3" gap="2">
            <Box fontWeight="650" overflowWrap="anywhere">
              {first.show(row)}
            </Box>
            <chakra.dl display="grid" gridTemplateColumns="fit-content(6.5rem) minmax(0, 1fr)" columnGap="3" rowGap="1">
              {others
                .filter(({ isExtra }) => !isExtra)
                .map((column) => (
                  <Fragment key={column.label}>
                    <Text as="dt" textStyle="note" color="fg.muted">
                      {column.label}
                    </Text>
                    <Text as="dd" overflowWrap="anywhere" _empty={{ _before: { content: '"–"' } }}>
                      {column.show(row)}
                    </Text>
                  </Fragment>
                ))}
            </chakra.dl>
            {actions && <HStack wrap="wrap">{actions.show(row)}</HStack>}
          </Card.Body>
        </Card.Root>
      ))}
    </Stack>
  );
}
