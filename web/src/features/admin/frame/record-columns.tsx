import { ColumnMenu } from '#web/src/components/lists/column-menu.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import type { RecordTable } from './use-record-table.ts';

/** Chooses the columns of a list's table. A phone shows cards, which do not depend on this choice, so it has no menu. */
export const RecordColumns = <Row,>({ of }: { of: RecordTable<Row> }) =>
  useIsNarrow() ? null : <ColumnMenu of={of.chosen} />;
