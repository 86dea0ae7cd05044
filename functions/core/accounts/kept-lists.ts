import { ConditionLost } from '#functions/data/commit.ts';
import { findKeptList } from '#functions/data/kept/kept-list-queries.ts';
import { putKeptList } from '#functions/data/kept/kept-list-writes.ts';
import { Refusal } from '#functions/refusal.ts';
import { again, retry } from '#functions/retry.ts';
import {
  type KeptItem,
  type KeptListName,
  maxKeptBytes,
  mostKeptItems,
  withKept,
} from '#shared/domain/accounts/kept-lists.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

/** Returns a user's list of templates or views. */
export async function readKeptList({ userId }: Actor, list: KeptListName): Promise<KeptItem[]> {
  return (await findKeptList(userId, list))?.items ?? [];
}

interface Change {
  /** The name of the item to replace, rename or remove. The list may have no such item. */
  name: string;
  /** Null removes the item. */
  item: KeptItem | null;
}

const limits = { milliseconds: 4_000, firstPause: 20, longestPause: 250 };

/** Changes one item of a list. If another tab changes the list at the same time, both changes are kept. */
export async function changeKeptList(
  actor: Actor,
  list: KeptListName,
  { name, item }: Change,
  request: RequestFacts,
): Promise<KeptItem[]> {
  const { userId } = actor;
  return retry(async (isLast) => {
    const before = await findKeptList(userId, list);
    const items = withKept(before?.items ?? [], name, item);
    const most = mostKeptItems[list];
    if (items.length > most)
      throw new Refusal('conflict', { message: `You can keep ${most} ${list}. Delete one to save another.` });
    if (Buffer.byteLength(JSON.stringify(items)) > maxKeptBytes)
      throw new Refusal('conflict', { message: `Your ${list} take up too much space. Delete one to save another.` });
    try {
      await commitFor(actor, [
        putKeptList({ userId, list, items }, before?.revision ?? null),
        ...idempotencyWrite(actor, request, list),
      ]);
      return items;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      throwIfDone(error.names);
      if (isLast) throw new Refusal('conflict', { cause: error });
      return again;
    }
  }, limits);
}
