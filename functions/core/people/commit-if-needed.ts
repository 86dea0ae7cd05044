import { ConditionLost, type NamedWrite } from '../../data/commit.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

/** Commits a write that may already be done. A failed condition means that the row is already as requested. */
export async function commitIfNeeded(
  actor: Actor,
  personId: string,
  write: NamedWrite,
  request: RequestFacts,
): Promise<void> {
  try {
    await commitFor(actor, [write, ...idempotencyWrite(actor, request, personId)]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throwIfDone(error.names);
  }
}
