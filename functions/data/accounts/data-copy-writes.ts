import type { NamedWrite } from '../commit.ts';
import { dataCopyListKeys } from '../entities/accounts/data-copy-entity.ts';
import type { DataCopyRow } from '../rows.ts';
import { write } from '../write.ts';

/** The name of every write to the row of a data copy. */
export const dataCopyWrite = 'data copy';

/**
 * Starts a copy, which replaces the earlier copy `before`, if any. Fails if the user has requested another copy since `before`
 * was read.
 */
export const startDataCopy = (row: DataCopyRow, before: DataCopyRow | null): NamedWrite =>
  write(dataCopyWrite, (entities) =>
    entities.dataCopy
      .put({ ...row, ...dataCopyListKeys(row) })
      .where(({ copyId }, { eq, notExists }) => (before ? eq(copyId, before.copyId) : notExists(copyId)))
      .commit(),
  );

/** Adds a part to a copy. Fails if the copy was replaced or has changed since it was read. */
export const addPartToCopy = (
  before: DataCopyRow,
  after: Pick<DataCopyRow, 'progressAt' | 'expiresAt' | 'parts' | 'ttl' | 'readyAt'>,
): NamedWrite =>
  write(dataCopyWrite, (entities) =>
    entities.dataCopy
      .patch({ userId: before.userId })
      .set({ ...after, ...dataCopyListKeys({ ...before, ...after }) })
      .where(
        ({ copyId, progressAt }, { eq }) => `${eq(copyId, before.copyId)} AND ${eq(progressAt, before.progressAt)}`,
      )
      .commit(),
  );

/** Deletes a copy. Fails if the copy was replaced or has changed since it was read. */
export const deleteDataCopy = (before: DataCopyRow): NamedWrite =>
  write(dataCopyWrite, (entities) =>
    entities.dataCopy
      .delete({ userId: before.userId })
      .where(
        ({ copyId, progressAt }, { eq }) => `${eq(copyId, before.copyId)} AND ${eq(progressAt, before.progressAt)}`,
      )
      .commit(),
  );
