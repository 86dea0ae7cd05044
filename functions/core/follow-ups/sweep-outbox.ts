import { readDueOutbox } from '../../data/notifications/outbox-queries.ts';
import type { OutboxRow } from '../../data/rows.ts';
import { eachOf } from './each-of.ts';
import { tryRow } from './try-row.ts';

const workAtOnce = 4;
const emailsAtOnce = 5;

interface Swept {
  carriedOut: number;
  failed: number;
}

async function sweep(what: 'work' | 'emails', atOnce: number, now: Date, isOver: () => boolean): Promise<Swept> {
  const swept = { carriedOut: 0, failed: 0 };
  const tryOne = async (row: OutboxRow): Promise<void> => {
    const outcome = await tryRow(row, now);
    swept[outcome === 'done' ? 'carriedOut' : 'failed'] += 1;
  };
  for await (const page of readDueOutbox(what, now.toISOString())) {
    await eachOf(page, { atOnce, isOver }, tryOne);
    if (isOver()) break;
  }
  return swept;
}

/** Tries every row whose back-off has ended, until none is left or the time is over. Emails do not delay other rows. */
export async function sweepOutbox(now: Date, isOver: () => boolean = () => false): Promise<Swept> {
  const [work, emails] = await Promise.all([
    sweep('work', workAtOnce, now, isOver),
    sweep('emails', emailsAtOnce, now, isOver),
  ]);
  return { carriedOut: work.carriedOut + emails.carriedOut, failed: work.failed + emails.failed };
}
