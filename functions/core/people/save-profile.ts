import { ConditionLost, type NamedWrite } from '../../data/commit.ts';
import { abnWrite } from '../../data/people/abn-writes.ts';
import { setting } from '../../env.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

interface ProfileChange {
  writes: readonly NamedWrite[];
  /** The refusal if the profile or its file has changed since the caller read it. */
  onLost: 'already_exists' | 'conflict';
  /** The id of the profile's owner, if that is not the caller. */
  reference?: string;
  /** Refuses and lists the changed fields, if another request has changed the profile. */
  lookAgain?: () => Promise<void>;
}

const abnTaken = (): string =>
  `Another company is registered here with this ABN. Check the number. If it's yours, email ${setting('SUPPORT_EMAIL')}.`;

/** Writes a profile and everything that belongs to it in one transaction. */
export async function saveProfile(actor: Actor, request: RequestFacts, change: ProfileChange): Promise<void> {
  try {
    await commitFor(actor, [...change.writes, ...idempotencyWrite(actor, request, change.reference ?? actor.userId)]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throwIfDone(error.names);
    // If the caller already has a profile, the refusal says so. It does not mention the ABN.
    if (error.names.includes(abnWrite) && !error.names.includes('profile')) throw invalid('abnNumber', abnTaken());
    if (error.names.includes('profile')) await change.lookAgain?.();
    throw new Refusal(error.names.includes('user') ? 'suspended' : change.onLost);
  }
}
