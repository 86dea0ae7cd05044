import { ColumnMenu } from '#web/src/components/lists/column-menu.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import type { RecordTable } from './use-record-table.ts';

/** Chooses the columns of a list's table. A phone shows cards, which have all of them. */
export const RecordColumns = <Row,>({ of }: { of: RecordTable<Row> }) =>
  useIsNarrow() ? null : <ColumnMenu of={of.chosen} />;
