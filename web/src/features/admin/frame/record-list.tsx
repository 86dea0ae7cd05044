import { Box, Button, Card, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';

const Cell = chakra('td', { base: { px: '3', py: '2.5', verticalAlign: 'middle', borderTopWidth: '1px' } });
const Head = chakra('th', {
  base: { px: '3', py: '2', textAlign: 'start', fontWeight: '600', color: 'fg.muted', textStyle: 'note' },
});

export interface Column<Row> {
  label: string;
  show: (row: Row) => ReactNode;
  /** A figure or a date, which stays in one line. */
  isShort?: true;
  /** What its words usually take. Longer ones break. */
  minWidth?: string;
}

/** Below the width of a desk, the last ones would be out of sight, with nothing that says so. */
const actionsInLines = { flexWrap: 'wrap', '@media (min-width: 90rem)': { flexWrap: 'nowrap' } };

interface RecordListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The first one names the record. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  actions?: (row: Row) => ReactNode;
}

interface RowActionProps {
  label: string;
  /** Tells people who cannot see the row which record it is about. */
  name: string;
  isQuiet?: boolean;
  onPress: () => void;
}

export const RowAction = ({ label, name, isQuiet = false, onPress }: RowActionProps) => (
  <Button
    {...(isQuiet ? { variant: 'ghost', px: '2' } : { variant: 'outline' })}
    size="sm"
    minHeight="10"
    aria-label={name}
    onClick={onPress}
  >
    {label}
  </Button>
);

export const RowLink = ({ label, name, to }: { label: string; name: string; to: string }) => (
  <Button asChild variant="ghost" px="2" size="sm" minHeight="10">
    <Link to={to} aria-label={name}>
      {label}
    </Link>
  </Button>
);

/** Records as a table on a desk, and as cards on a phone. */
export function RecordList<Row extends { id: string }>({ label, rows, columns, actions }: RecordListProps<Row>) {
  const isNarrow = useIsNarrow();
  const [first, ...others] = columns;
  if (isNarrow)
    return (
      <Stack as="ul" listStyleType="none" gap="3" aria-label={label}>
        {rows.map((row) => (
          <Card.Root as="li" key={row.id}>
            <Card.Body px="4" py="3" gap="2">
              <Box fontWeight="650" overflowWrap="anywhere">
                {first.show(row)}
              </Box>
              <chakra.dl
                display="grid"
                gridTemplateColumns="fit-content(6.5rem) minmax(0, 1fr)"
                columnGap="3"
                rowGap="1"
              >
                {others.map((column) => (
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
              {actions && <HStack wrap="wrap">{actions(row)}</HStack>}
            </Card.Body>
          </Card.Root>
        ))}
      </Stack>
    );
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" overflowX="auto">
      <chakra.table width="full" aria-label={label} css={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.label} scope="col">
                {column.label}
              </Head>
            ))}
            {actions && <Head scope="col">Actions</Head>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.id} _hover={{ bg: 'bg.subtle' }}>
              {columns.map((column, index) => (
                <Cell
                  key={column.label}
                  {...(column.isShort
                    ? { whiteSpace: 'nowrap' }
                    : { overflowWrap: 'anywhere', minWidth: column.minWidth ?? '7rem' })}
                  {...(index === 0 ? { minWidth: '11rem', fontWeight: '600' } : {})}
                >
                  {column.show(row)}
                </Cell>
              ))}
              {actions && (
                <Cell>
                  <HStack gap="0.5" minWidth="11rem" css={actionsInLines}>
                    {actions(row)}
                  </HStack>
                </Cell>
              )}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
