import { ConditionLost, commit } from '../../data/commit.ts';
import { claimOutboxRow } from '../../data/notifications/outbox-writes.ts';
import type { OutboxRow } from '../../data/rows.ts';
import { CannotCarryOut } from './cannot-carry-out.ts';
import { maxAttempts, pauseAfter } from './pauses.ts';

/** Who may try a row, and for how long they have it to themselves. */

/** Longer than a function can run, so afterwards nobody can still be working on the row. */
const leaseMilliseconds = 90_000;

/** Not while someone else is trying it, and not before the pause after a failure is over. */
export const mayBeTried = ({ attempts = 0, nextTryAt = '', deadAt }: OutboxRow, now: Date): boolean =>
  deadAt === undefined && (attempts === 0 || nextTryAt <= now.toISOString());

/**
 * Reserves a row for one try. The try is counted before it begins, because a function that runs out of time can no longer record
 * that it failed. False if someone else has claimed the row.
 */
export async function claim(row: OutboxRow, now: Date): Promise<boolean> {
  const attempts = row.attempts ?? 0;
  if (attempts >= maxAttempts) throw new CannotCarryOut(`It broke off ${attempts} times without an error.`);
  const pause = Math.max(leaseMilliseconds, pauseAfter(attempts + 1));
  try {
    await commit([claimOutboxRow(row, new Date(now.getTime() + pause).toISOString())]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
