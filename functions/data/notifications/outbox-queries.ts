import { dueOutbox, outboxLists } from '../entities/running/outbox-entity.ts';
import { readMany } from '../read-many.ts';
import type { OutboxRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the follow-ups of a change. Null once they are done. A strong read. */
export async function findOutboxRow(outboxId: string): Promise<OutboxRow | null> {
  const { data } = await rows().outbox.get({ outboxId }).go({ consistent: true });
  return data;
}

/** Returns the current rows with these ids. A row whose follow-ups are done no longer exists. */
export const findOutboxRows = (outboxIds: readonly string[]): Promise<OutboxRow[]> =>
  readMany(
    [...new Set(outboxIds)].map((outboxId) => ({ outboxId })),
    (keys) => rows().outbox.get(keys).go({ consistent: true }),
  );

const listOf = (which: 'waiting' | 'dead'): string =>
  which === 'dead' ? outboxLists.deadOutbox() : outboxLists.outbox();

const rowsAtOnce = 100;

type ListedPage = { data: { outboxId: string }[]; cursor: string | null };

async function* inPages(read: (cursor: string | null) => Promise<ListedPage>): AsyncGenerator<OutboxRow[]> {
  let cursor: string | null = null;
  do {
    const page: ListedPage = await read(cursor);
    yield await findOutboxRows(page.data.map(({ outboxId }) => outboxId));
    cursor = page.cursor;
  } while (cursor !== null);
}

/** Yields the rows that the sweeper must try at `time`, either emails or all others, page by page, longest waiting first. */
export function readDueOutbox(what: 'work' | 'emails', time: string): AsyncGenerator<OutboxRow[]> {
  const { from, to } = dueOutbox(what, time);
  return inPages((cursor) =>
    rows()
      .outbox.query.waiting({ list1pk: outboxLists.outbox() })
      .between({ list1sk: from }, { list1sk: to })
      .go({ limit: rowsAtOnce, cursor }),
  );
}

/** Returns the ids of the waiting or the dead rows, up to `most`. It reads only the list, not the rows. */
export async function listIdsOfOutbox(
  which: 'waiting' | 'dead',
  most: number,
): Promise<{ ids: string[]; isMore: boolean }> {
  const { data, cursor } = await rows()
    .outbox.query.waiting({ list1pk: listOf(which) })
    .go({ limit: most });
  return { ids: data.map(({ outboxId }) => outboxId), isMore: cursor !== null };
}

/** Yields all waiting or all dead rows, page by page, for operators' commands and the health page. */
export const readOutbox = (which: 'waiting' | 'dead'): AsyncGenerator<OutboxRow[]> =>
  inPages((cursor) =>
    rows()
      .outbox.query.waiting({ list1pk: listOf(which) })
      .go({ limit: rowsAtOnce, cursor }),
  );
