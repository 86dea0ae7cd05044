import { ConditionLost, commit } from '../../data/commit.ts';
import { findOutboxRow } from '../../data/notifications/outbox-queries.ts';
import { outboxRowWrite, takeOutboxRow } from '../../data/notifications/outbox-writes.ts';
import type { OutboxRow } from '../../data/rows.ts';
import { again, retry } from '../../retry.ts';
import { despiteOthers } from './effects/despite-others.ts';
import type { Contribution } from './effects/effect.ts';
import { carryOutEach, paceOf, refuseUnknown } from './known-effects.ts';
import { claim, mayBeTried } from './lease.ts';

/** Carries out the effects of outbox rows. A repeat is harmless, because one transaction applies the effects and removes the row. */

/** The retries of a transaction that lost a race for a shared list. Pauses are in milliseconds. */
const patience = { tries: 8, firstPause: 20, longestPause: 250 };

/**
 * Commits the writes of all effects and removes the row, in one transaction. If the conditions of droppable effects fail,
 * commits the others.
 */
async function commitAll(outboxId: string, contributions: readonly Contribution[]): Promise<void> {
  const isComplete = await retry(async (isLast) => {
    const writes = await Promise.all(contributions.map((each) => each.writes()));
    try {
      await commit([takeOutboxRow(outboxId), ...writes.flat()]);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      const { names } = error;
      if (names.includes(outboxRowWrite)) return true;
      if (contributions.some(({ losesTo = [] }) => losesTo.some((each) => names.includes(each)))) {
        if (isLast) throw error;
        return again;
      }
      if (!contributions.some(({ isDroppable }) => isDroppable)) throw error;
      return false;
    }
  }, patience);
  if (isComplete) return;
  const lasting = contributions.filter(({ isDroppable }) => !isDroppable);
  await commitAll(outboxId, lasting);
}

/** Carries out a row unless another function holds its lease or its back-off has not ended. Throws if it fails. */
export async function carryOutRow(row: OutboxRow, now: Date): Promise<void> {
  if (!mayBeTried(row, now)) return;
  refuseUnknown(row.effects);
  if (paceOf(row) !== 'quick' && !(await claim(row, now))) return;
  const contributions = await carryOutEach({ row, happenedAt: new Date(row.createdAt), now });
  await despiteOthers(() => commitAll(row.outboxId, contributions));
}

export async function carryOut(outboxId: string, now: Date): Promise<void> {
  const row = await findOutboxRow(outboxId);
  if (row) await carryOutRow(row, now);
}
