import type { ReactNode } from 'react';
import type { ChoosableColumn } from './table-columns.ts';

export interface DeskColumn<Row> extends ChoosableColumn {
  label: string;
  /** In rem. A column without a width takes the remaining width. */
  width?: number;
  show: (row: Row) => ReactNode;
  /** Shows the value in one line, if `show` needs several lines. */
  line?: (row: Row) => ReactNode;
  isFigure?: true;
  /** Whether the column is hidden while the preview is beside the table. */
  yields?: true;
}

/** The least width, in rem, of a column without a fixed width. */
const leastRest = 13;

/** Returns the least width of a table, in rem. */
export const widthOf = <Row>(columns: readonly DeskColumn<Row>[]): number =>
  columns.reduce((sum, { width }) => sum + (width ?? leastRest), 0);
