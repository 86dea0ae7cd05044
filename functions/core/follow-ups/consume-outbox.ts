import { findOutboxRows } from '../../data/notifications/outbox-queries.ts';
import type { OutboxRow } from '../../data/rows.ts';
import { eachOf } from './each-of.ts';
import { paceOf } from './known-effects.ts';
import { tryRow } from './try-row.ts';

/**
 * Carries out new rows as the stream delivers them. The stream delivers the next batch only when this batch is done. So the
 * consumer carries out all quick rows first, and then starts slow rows (long work and emails) only for 5 seconds. The sweeper
 * carries out the remaining rows about a minute later.
 */

const beginsWithinMs = 5_000;

/** After this many failed emails in a row, the consumer leaves emails to the sweeper for a minute. */
const emailsInVain = 3;
const emailsRestMs = 60_000;

let inVain = 0;
let restingUntil = 0;

function noteEmail(isSent: boolean): void {
  inVain = isSent ? 0 : inVain + 1;
  if (inVain < emailsInVain) return;
  inVain = 0;
  restingUntil = Date.now() + emailsRestMs;
}

/** Carries out these rows. Returns the ids of rows that could not even be marked as failed. The stream delivers those again. */
export async function consumeOutbox(outboxIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await findOutboxRows(outboxIds);
  const untouched: string[] = [];
  const tryOne = async (row: OutboxRow): Promise<void> => {
    const outcome = await tryRow(row, now);
    if (paceOf(row) === 'email') noteEmail(outcome === 'done');
    if (outcome === 'untouched') untouched.push(row.outboxId);
  };
  // One at a time: many of these rows add to the same totals, and would conflict with each other.
  const ofPace = (pace: ReturnType<typeof paceOf>) => rows.filter((row) => paceOf(row) === pace);
  await eachOf(ofPace('quick'), { atOnce: 1, isOver: () => false }, tryOne);
  // The seconds for slow rows begin here, so that many quick rows do not use them up.
  const until = Date.now() + beginsWithinMs;
  const isOver = () => Date.now() > until;
  await eachOf(ofPace('work'), { atOnce: 4, isOver }, tryOne);
  const noEmails = () => isOver() || Date.now() < restingUntil;
  await eachOf(ofPace('email'), { atOnce: 5, isOver: noEmails }, tryOne);
  return untouched;
}
