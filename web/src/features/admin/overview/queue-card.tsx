import { Box, Button, Card, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { innerRow } from '#web/src/components/lists/list-look.ts';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import type { Readable } from '#web/src/lib/server/readable.ts';

/** The most rows of a card on the overview. The card links to the whole list. */
const mostRows = 5;
const rowHeight = { base: '3.75rem', md: '14' };

interface QueueCardProps<Data, Row> {
  title: string;
  /** The page with the whole list. */
  to: string;
  of: Readable<Data>;
  rowsOf: (data: Data) => readonly Row[];
  keyOf: (row: Row) => string;
  show: (row: Row) => ReactNode;
  /** The number of placeholders while the list loads. */
  usualRows: number;
  /** The text if the list has no row. */
  empty: string;
}

/** The first rows of a list, on the overview. */
export const QueueCard = <Data, Row>({
  title,
  to,
  of,
  usualRows,
  rowsOf,
  keyOf,
  show,
  empty,
}: QueueCardProps<Data, Row>) => (
  <Card.Root as="section" aria-label={title}>
    <Card.Body px={{ base: '4', md: '5' }} py="3" gap="1">
      <HStack justify="space-between">
        <Heading as="h2" textStyle="section">
          {title}
        </Heading>
        <Button asChild variant="ghost" size="sm" minHeight={{ base: '12', lg: '8' }} me="-3">
          <Link to={to} aria-label={`See all: ${title}`}>
            See all
          </Link>
        </Button>
      </HStack>
      <ReadGate of={of} waiting={<Placeholders count={usualRows} />}>
        {(data) => {
          const rows = rowsOf(data).slice(0, mostRows);
          if (rows.length === 0) return <Clear text={empty} />;
          return (
            <Stack as="ul" gap="0" listStyleType="none" aria-label={title}>
              {rows.map((row) => (
                <HStack as="li" key={keyOf(row)} {...innerRow} py="1.5" gap="3" minHeight={rowHeight}>
                  {show(row)}
                </HStack>
              ))}
            </Stack>
          );
        }}
      </ReadGate>
    </Card.Body>
  </Card.Root>
);

const Placeholders = ({ count }: { count: number }) => (
  <Stack gap="0" role="status" aria-label="Loading...">
    {Array.from({ length: count }, (_, index) => (
      <Box key={String(index)} minHeight={rowHeight} alignContent="center">
        <Skeleton height="9" />
      </Box>
    ))}
  </Stack>
);

const Clear = ({ text }: { text: string }) => (
  <HStack minHeight={rowHeight} gap="2.5">
    <Box color="green.fg" flex="none">
      <CircleCheckBig size={20} aria-hidden />
    </Box>
    <Text color="fg.muted">{text}</Text>
  </HStack>
);

/** The name of a row and a line of facts below it. A long text is cut off. */
export const QueueLine = ({ name, facts }: { name: ReactNode; facts: readonly (string | null)[] }) => (
  <Stack gap="0" flex="1" minWidth="0">
    <Text as="div" fontWeight="600" truncate>
      {name}
    </Text>
    <Text textStyle="note" color="fg.muted" truncate>
      {facts.filter(Boolean).join(' · ')}
    </Text>
  </Stack>
);
