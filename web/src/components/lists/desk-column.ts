import type { ReactNode } from 'react';
import type { ChoosableColumn } from './table-columns.ts';

/** A column of a desktop table. */
export interface DeskColumn<Row> extends ChoosableColumn {
  label: string;
  /** In rem. A column without a width takes the remaining width. */
  width?: number;
  show: (row: Row) => ReactNode;
  /** The text for one line, if the whole has several lines. */
  line?: (row: Row) => ReactNode;
  isFigure?: true;
  /** Hidden while the preview is beside the table. */
  yields?: true;
}

/** The rem that a column without a width has at least. */
const leastRest = 13;

/** Returns the least width of a table, in rem. */
export const widthOf = <Row>(columns: readonly DeskColumn<Row>[]): number =>
  columns.reduce((sum, { width }) => sum + (width ?? leastRest), 0);
