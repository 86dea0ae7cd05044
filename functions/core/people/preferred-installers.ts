import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';
import { deletePreferred, putNewPreferred } from '../../data/people/preferred-writes.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { getInstaller } from './profile-access.ts';

/** A failed condition is fine here: the list is already as requested. */
async function change(actor: Actor, installerId: string, write: NamedWrite, request: RequestFacts): Promise<void> {
  try {
    await commit([write, ...idempotencyWrite(actor, request, installerId)]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    await throwIfDone(actor, request, error.names);
  }
}

/** Adding someone twice keeps the first date. */
export async function addPreferredInstaller(actor: Actor, installerId: string, request: RequestFacts): Promise<void> {
  await getInstaller(actor, installerId);
  const row = { userId: actor.userId, installerId, createdAt: request.now.toISOString() };
  await change(actor, installerId, putNewPreferred(row), request);
}

export const removePreferredInstaller = (actor: Actor, installerId: string, request: RequestFacts): Promise<void> =>
  change(actor, installerId, deletePreferred(actor.userId, installerId), request);
