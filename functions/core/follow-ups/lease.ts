import { ConditionLost, commit } from '../../data/commit.ts';
import { claimOutboxRow } from '../../data/notifications/outbox-writes.ts';
import type { OutboxRow } from '../../data/rows.ts';
import { CannotCarryOut } from './cannot-carry-out.ts';
import { maxAttempts, pauseAfter } from './pauses.ts';

/** The lease on an outbox row with long work or an email: one function carries it out at a time. */

/** The length of a lease. No function can run this long, so none is still at work on the row when the lease ends. */
const leaseMilliseconds = 90_000;

/** Returns false while another function holds the lease, during the back-off after a failure, and for a dead row. */
export const mayBeTried = ({ attempts = 0, nextTryAt = '', deadAt }: OutboxRow, now: Date): boolean =>
  deadAt === undefined && (attempts === 0 || nextTryAt <= now.toISOString());

/**
 * Takes the lease on a row. Returns false if another function has it. The attempt is counted here, because a function that runs
 * out of time can no longer record its failure.
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
