import { randomUUID } from 'node:crypto';
import { ConditionLost } from '#functions/data/commit.ts';
import type { SearchesRow } from '#functions/data/rows.ts';
import { findSearches } from '#functions/data/searches/search-queries.ts';
import { putSearches } from '#functions/data/searches/search-writes.ts';
import { setting } from '#functions/env.ts';
import { notFound, Refusal } from '#functions/refusal.ts';
import { again, retry } from '#functions/retry.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';
import type { Actor, RequestFacts } from '../../actor.ts';
import { commitFor } from '../../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../../idempotency.ts';
import { searchListWrites } from './search-lists.ts';

/**
 * The saved searches of an installer. One row under the installer's id has all of them, so no request can reach another user's
 * searches.
 */

export async function listSearches(actor: Actor): Promise<AnswerOf<Routes['listSearches']>> {
  const row = await findSearches(actor.userId);
  return { searches: row?.searches ?? [], most: setting('SAVED_SEARCHES') };
}

const patience = { milliseconds: 8_000, firstPause: 20, longestPause: 250 };

/** Returns the row with these searches. If none of them sends emails, drops the waiting jobs, but keeps the notifications. */
function withSearches(userId: string, before: SearchesRow | null, searches: SavedSearch[]) {
  const { mailedAt, dueAt, news = [] } = before ?? {};
  const pending = searches.some(({ email }) => email) ? (before?.pending ?? []) : [];
  return {
    userId,
    searches,
    pending,
    ...(news.length > 0 ? { news } : {}),
    ...(dueAt !== undefined && pending.length + news.length > 0 ? { dueAt } : {}),
    ...(mailedAt === undefined ? {} : { mailedAt }),
  };
}

/** Changes the searches and the lists that contain them. Starts again if another request changes either. */
async function change(
  actor: Actor,
  request: RequestFacts,
  reference: string,
  decide: (searches: readonly SavedSearch[]) => SavedSearch[],
): Promise<void> {
  const { userId } = actor;
  await retry(async (isLast) => {
    const before = await findSearches(userId);
    const known = before?.searches ?? [];
    const searches = decide(known);
    try {
      return await commitFor(actor, [
        putSearches(withSearches(userId, before, searches), before?.revision ?? null),
        ...(await searchListWrites(userId, known, searches)),
        ...idempotencyWrite(actor, request, reference),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      throwIfDone(error.names);
      if (isLast) throw new Refusal('conflict', { cause: error });
      return again;
    }
  }, patience);
}

const full = (most: number): Refusal =>
  new Refusal('conflict', {
    message: `You can keep ${most} saved ${most === 1 ? 'search' : 'searches'}. Delete one to save another.`,
  });

export async function saveSearch(
  actor: Actor,
  input: BodyOf<Routes['saveSearch']>,
  request: RequestFacts,
): Promise<SavedSearch> {
  const most = setting('SAVED_SEARCHES');
  const search: SavedSearch = { id: randomUUID(), ...input, createdAt: request.now.toISOString() };
  await change(actor, request, search.id, (searches) => {
    if (searches.length >= most) throw full(most);
    return [...searches, search];
  });
  return search;
}

export async function changeSearch(
  actor: Actor,
  id: string,
  { name, notify, email }: BodyOf<Routes['changeSearch']>,
  request: RequestFacts,
): Promise<SavedSearch> {
  let changed: SavedSearch | undefined;
  await change(actor, request, id, (searches) => {
    const before = searches.find((search) => search.id === id);
    if (!before) throw notFound();
    const after = {
      ...before,
      name: name ?? before.name,
      notify: notify ?? before.notify,
      email: email ?? before.email,
    };
    changed = after;
    return searches.map((search) => (search.id === id ? after : search));
  });
  if (!changed) throw notFound();
  return changed;
}

export const deleteSearch = (actor: Actor, id: string, request: RequestFacts): Promise<void> =>
  change(actor, request, id, (searches) => searches.filter((search) => search.id !== id));
