/** A row as it is stored in the table. */
export type StoredRow = Readonly<Record<string, unknown>>;

/**
 * Turns a row of one version into a row of the next. A migration must accept incomplete rows, because an index contains only part
 * of a row. It must keep fields that the newer version has already written. It contains keys as literals, because a function that
 * computes them may change later, and a migration never changes.
 */
export type Migration = (row: StoredRow) => StoredRow;

/** Returns the row unchanged, for a version in which the earlier rows are valid. */
export const asItIs: Migration = (row) => row;
