import { ConditionLost, commit } from '../../data/commit.ts';
import { findOutboxRows, readOutbox } from '../../data/notifications/outbox-queries.ts';
import { reviveOutboxRow } from '../../data/notifications/outbox-writes.ts';
import type { Effects, OutboxRow } from '../../data/rows.ts';

/** Lists the failed rows of the outbox for an operator, and requeues them. The list has no text that users typed. */

export interface FailedRow {
  outboxId: string;
  what: string;
  createdAt: string;
  attempts: number;
  reason: string;
  nextTryAt: string;
  isDead: boolean;
}

const whatOf = ({ followUp, mail, ...others }: Effects): string =>
  [followUp?.kind, mail && `email about ${mail.kind}`, ...Object.keys(others)].filter(Boolean).join(', ');

export const viewRow = (row: OutboxRow): FailedRow => ({
  outboxId: row.outboxId,
  what: whatOf(row.effects),
  createdAt: row.createdAt,
  attempts: row.attempts ?? 0,
  reason: row.reason ?? '',
  nextTryAt: row.nextTryAt ?? '',
  isDead: row.deadAt !== undefined,
});

/** Yields dead rows first, then failed rows in their back-off. */
export async function* listFailed(): AsyncGenerator<FailedRow> {
  for (const which of ['dead', 'waiting'] as const)
    for await (const page of readOutbox(which)) yield* page.filter((row) => row.reason !== undefined).map(viewRow);
}

async function revive(row: OutboxRow, now: Date): Promise<boolean> {
  try {
    await commit([reviveOutboxRow(row, now.toISOString())]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

/** Requeues one dead row, or all of them, for the next sweep. Returns the number of requeued rows. */
export async function requeueDead(outboxId: string | undefined, now: Date): Promise<number> {
  let count = 0;
  const pages = outboxId === undefined ? readOutbox('dead') : [await findOutboxRows([outboxId])];
  for await (const page of pages) for (const row of page) count += Number(await revive(row, now));
  return count;
}
