import type { NamedWrite } from '../commit.ts';
import { digestListKeys } from '../entities/accounts/searches-entity.ts';
import { noListKeys } from '../entities/kind.ts';
import type { SearchesRow } from '../rows.ts';
import { write } from '../write.ts';

/** The name of the writes that fail if a user's saved searches have changed since they were read. */
export const searchesWrite = 'searches';

/**
 * Writes a user's saved searches, on the condition that they still have the revision `before`, which is null if there were none.
 */
export const putSearches = (row: Omit<SearchesRow, 'revision'>, before: number | null): NamedWrite =>
  write(searchesWrite, (entities) => {
    const item = { ...row, ...noListKeys, revision: (before ?? 0) + 1, ...digestListKeys(row) };
    return before === null
      ? entities.searches.create(item).commit()
      : entities.searches
          .put(item)
          .where(({ revision }, { eq }) => eq(revision, before))
          .commit();
  });

/** Stops a transaction if a user's saved searches have changed since they were read. */
export const onlyWhileSearchesAt = (userId: string, known: number): NamedWrite =>
  write(searchesWrite, (entities) =>
    entities.searches
      .check({ userId })
      .where(({ revision }, { eq }) => eq(revision, known))
      .commit(),
  );

export const toldWrite = 'told';

/** Marks a user as notified of the job. Fails if the user has been notified already. */
export const createTold = (jobId: string, userId: string): NamedWrite =>
  write(toldWrite, (entities) => entities.told.create({ jobId, userId }).commit());

/** Marks an installer who has had the job, so that they are not notified of it as new. */
export const putTold = (jobId: string, userId: string): NamedWrite =>
  write('has had it', (entities) => entities.told.put({ jobId, userId }).commit());
