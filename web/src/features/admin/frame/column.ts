import type { ReactNode } from 'react';
import type { SortOrder } from '#shared/domain/search/searched-list.ts';
import type { DeskColumn } from '#web/src/components/lists/desk-column.ts';

/** A column of an administrators' list. */
export interface Column<Row> extends DeskColumn<Row> {
  /** Returns the value by which the column sorts a record. */
  sortBy?: (row: Row) => string | number | null;
  /** The order of the server's list, if this column gives it. */
  served?: SortOrder;
  /** The order after the first press of the column's heading. */
  first?: SortOrder;
  /**
   * Returns the value as a card on a phone shows it, beside other short values and without the column's label. If absent, the
   * value has its own line. The first column names the card.
   */
  brief?: (row: Row) => ReactNode;
  /** Whether a card shows the value before the other short ones, so that it has the same place in every card. */
  isFirstInCard?: true;
}
