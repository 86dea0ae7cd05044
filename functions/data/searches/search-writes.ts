import type { NamedWrite } from '../commit.ts';
import { digestListKeys } from '../entities/accounts/searches-entity.ts';
import { noListKeys } from '../entities/kind.ts';
import type { SearchesRow } from '../rows.ts';
import { write } from '../write.ts';

/** The name of the writes that fail if what somebody has saved has changed since it was read. */
export const searchesWrite = 'searches';

/** Writes what somebody has saved, on the condition that it is as it was read. Null if there was nothing. */
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

/** Changes nothing. It stops a transaction if what somebody has saved has changed since it was read. */
export const onlyWhileSearchesAt = (userId: string, known: number): NamedWrite =>
  write(searchesWrite, (entities) =>
    entities.searches
      .check({ userId })
      .where(({ revision }, { eq }) => eq(revision, known))
      .commit(),
  );

export const toldWrite = 'told';

/** Fails if this person has been told of the job before. */
export const createTold = (jobId: string, userId: string): NamedWrite =>
  write(toldWrite, (entities) => entities.told.create({ jobId, userId }).commit());

/** Whoever has had the job is not told of it again. */
export const putTold = (jobId: string, userId: string): NamedWrite =>
  write('has had it', (entities) => entities.told.put({ jobId, userId }).commit());
