import { userLists } from '../entities/accounts/user-entity.ts';
import { rows } from '../service.ts';

const closedAtOnce = 50;

/**
 * Yields the ids of accounts that were deleted at or before `time`, page by page. The sweeper then starts the removal of their
 * records, and `unlistClosed` takes each account off this list.
 */
export async function* readClosedBy(time: string): AsyncGenerator<string[]> {
  let cursor: string | null = null;
  do {
    const page: { data: { userId: string }[]; cursor: string | null } = await rows()
      .user.query.closed({ list1pk: userLists.closedAccounts() })
      .lte({ list1sk: `${time}~` })
      .go({ limit: closedAtOnce, cursor });
    yield page.data.map(({ userId }) => userId);
    cursor = page.cursor;
  } while (cursor !== null);
}
