import type { Routes } from '#shared/api/index.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import { ConditionLost } from '../../data/commit.ts';
import { findPreferred } from '../../data/people/preferred-queries.ts';
import { deletePreferred, putNewPreferred, putNote } from '../../data/people/preferred-writes.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { commitIfNeeded } from './commit-if-needed.ts';
import { getInstaller } from './profile-access.ts';

/** Adds a preferred installer. Adding one twice keeps the first date. */
export async function addPreferredInstaller(actor: Actor, installerId: string, request: RequestFacts): Promise<void> {
  await getInstaller(actor, installerId);
  const row = { userId: actor.userId, installerId, createdAt: request.now.toISOString() };
  await commitIfNeeded(actor, installerId, putNewPreferred(row), request);
}

export const removePreferredInstaller = (actor: Actor, installerId: string, request: RequestFacts): Promise<void> =>
  commitIfNeeded(actor, installerId, deletePreferred(actor.userId, installerId), request);

const refuse = (message: string): Refusal => new Refusal('conflict', { message });

/** Writes the note, unless it has changed since the retailer read it. */
export async function writeNote(
  actor: Actor,
  installerId: string,
  { note, before }: BodyOf<Routes['writePreferredNote']>,
  request: RequestFacts,
): Promise<void> {
  try {
    await commitFor(actor, [
      putNote(actor.userId, installerId, note, before),
      ...idempotencyWrite(actor, request, installerId),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throwIfDone(error.names);
    const row = await findPreferred(actor.userId, installerId);
    if (!row) throw refuse('This installer is not one of your preferred installers, so the note was not saved.');
    if ((row.note ?? '') === note) return;
    throw refuse('This note has been changed elsewhere, so yours was not saved. Read it, and save again.');
  }
}
