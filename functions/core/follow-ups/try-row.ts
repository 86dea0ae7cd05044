import { ConditionLost, commit } from '../../data/commit.ts';
import { noteOutboxFailure } from '../../data/notifications/outbox-writes.ts';
import type { OutboxRow } from '../../data/rows.ts';
import { describeCauses, logFault } from '../../log.ts';
import { CannotCarryOut } from './cannot-carry-out.ts';
import { carryOutRow } from './carry-out.ts';
import { maxAttempts, pauseAfter } from './pauses.ts';

const longestReason = 300;

/** Returns the reason that an operator reads. Services may repeat an email address in their message, so addresses are removed. */
const reasonOf = (error: unknown): string =>
  describeCauses(error)
    .replace(/[^\s<>"',:;()]+@[^\s<>"',:;()]+/g, '(an address)')
    .slice(0, longestReason);

async function noteFailure(row: OutboxRow, error: unknown, now: Date): Promise<void> {
  const attempts = (row.attempts ?? 0) + 1;
  const isDead = attempts >= maxAttempts || error instanceof CannotCarryOut;
  const failure = {
    attempts,
    reason: reasonOf(error),
    nextTryAt: new Date(now.getTime() + pauseAfter(attempts)).toISOString(),
    ...(isDead ? { deadAt: now.toISOString() } : {}),
  };
  logFault({ outbox: row.outboxId, event: isDead ? 'outbox_dead' : 'outbox_failed', attempts: `${attempts}` }, error);
  try {
    await commit([noteOutboxFailure(row, failure)]);
  } catch (lost) {
    if (!(lost instanceof ConditionLost)) throw lost;
  }
}

/**
 * `done`: the row took effect, or another function is carrying it out. `noted`: the row records its failure. `untouched`: the
 * row could not even record its failure.
 */
type Outcome = 'done' | 'noted' | 'untouched';

/** Carries out a row, or records its failure. Never throws, so one row cannot stop another. */
export async function tryRow(row: OutboxRow, now: Date): Promise<Outcome> {
  try {
    await carryOutRow(row, now);
    return 'done';
  } catch (error) {
    try {
      await noteFailure(row, error, now);
      return 'noted';
    } catch (unwritten) {
      logFault({ outbox: row.outboxId }, unwritten);
      return 'untouched';
    }
  }
}
