/** A row as it is stored in the table. */
export type StoredRow = Readonly<Record<string, unknown>>;

/**
 * Turns a row of one version into a row of the next. It must accept incomplete rows, because an index only holds part of a
 * row. It must keep fields that the newer version has already written. Keys are written out, because a migration never changes.
 */
export type Migration = (row: StoredRow) => StoredRow;

/** The new fields are optional, so an old row is valid as it is. */
export const asItIs: Migration = (row) => row;
