import { ConditionLost, commit, type NamedWrite, write } from '../../data/commit.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

/** The account's part in making a profile: from then on nobody is asked to complete it. */
export const profileCompletedWrite = ({ userId }: Actor): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({ profileCompleted: true })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  );

/** For changes that move public figures: these leave suspended accounts out, so none may be suspended meanwhile. */
export const notSuspendedCheck = ({ userId }: Actor): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .check({ userId })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  );

interface ProfileChange {
  writes: readonly NamedWrite[];
  /** What it means when the profile, or the file it is to show, is not as it was read. */
  onLost: 'already_exists' | 'conflict';
}

/** Writes a profile and all that goes with it, or nothing. */
export async function commitProfile(actor: Actor, request: RequestFacts, change: ProfileChange): Promise<void> {
  try {
    await commit([...change.writes, ...idempotencyWrite(actor, request, actor.userId)]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    await throwIfDone(actor, request, error.names);
    throw new Refusal(error.names.includes('user') ? 'suspended' : change.onLost);
  }
}
