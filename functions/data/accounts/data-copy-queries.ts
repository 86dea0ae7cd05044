import { dataCopyLists } from '../entities/accounts/data-copy-entity.ts';
import type { DataCopyRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns a user's data copy. A strong read, because users look right after asking for it. */
export async function findDataCopy(userId: string): Promise<DataCopyRow | null> {
  const { data } = await rows().dataCopy.get({ userId }).go({ consistent: true });
  return data;
}

const expiredAtOnce = 50;

/** Yields the users whose copies have expired by `time` for the sweeper, page by page, longest expired first. */
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
