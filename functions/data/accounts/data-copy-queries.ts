import { dataCopyLists } from '../entities/accounts/data-copy-entity.ts';
import type { DataCopyRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns a user's data copy. A strong read, because users open the page right after they request a copy. */
export async function findDataCopy(userId: string): Promise<DataCopyRow | null> {
  const { data } = await rows().dataCopy.get({ userId }).go({ consistent: true });
  return data;
}

const expiredAtOnce = 50;

/**
 * Yields the ids of users whose copies have expired by `time`, page by page, longest expired first. The sweeper deletes these
 * copies.
 */
export async function* readExpiredCopies(time: string): AsyncGenerator<string[]> {
  let cursor: string | null = null;
  do {
    const page: { data: { userId: string }[]; cursor: string | null } = await rows()
      .dataCopy.query.expiring({ list1pk: dataCopyLists.dataCopies() })
      .lte({ list1sk: `${time}~` })
      .go({ limit: expiredAtOnce, cursor });
    yield page.data.map(({ userId }) => userId);
    cursor = page.cursor;
  } while (cursor !== null);
}
