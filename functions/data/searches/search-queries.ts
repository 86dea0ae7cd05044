import { searchesLists } from '../entities/accounts/searches-entity.ts';
import { readMany } from '../read-many.ts';
import type { SearchesRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns an installer's saved searches. A strong read, because installers see the list right after they save a search. */
export async function findSearches(userId: string): Promise<SearchesRow | null> {
  const { data } = await rows().searches.get({ userId }).go({ consistent: true });
  return data;
}

/** Returns the current saved searches of several installers. */
export const readSearches = (userIds: readonly string[]): Promise<SearchesRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().searches.get(open).go({ consistent: true }),
  );

/**
 * Returns those users who get no more notifications of the job as new, because they have had such a notification or have had the
 * job.
 */
export async function readTold(jobId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const told = await readMany(
    userIds.map((userId) => ({ jobId, userId })),
    (open) => rows().told.get(open).go({ consistent: true }),
  );
  return new Set(told.map(({ userId }) => userId));
}

const dueAtOnce = 50;

/** Yields the ids of users whose daily email the sweeper must send at `time`, page by page, longest waiting first. */
export async function* readDueDigests(time: string): AsyncGenerator<string[]> {
  let cursor: string | null = null;
  do {
    const page: { data: { userId: string }[]; cursor: string | null } = await rows()
      .searches.query.due({ list1pk: searchesLists.digests() })
      .lte({ list1sk: `${time}~` })
      .go({ limit: dueAtOnce, cursor });
    yield page.data.map(({ userId }) => userId);
    cursor = page.cursor;
  } while (cursor !== null);
}
