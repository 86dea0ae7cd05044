import { sweepUnattached } from '../core/files/remove-files.ts';
import { sweepOutbox } from '../core/follow-ups/sweep-outbox.ts';
import { loadEnvironment } from '../env.ts';

/** Nothing new is started after this. It leaves time to finish before the function's own time limit. */
const sweepMilliseconds = 35_000;
let isLoaded = false;

/** Every minute, carries out rows that are due and removes uploads that nothing refers to. Neither waits for the other. */
export async function handler(): Promise<{ carriedOut: number; failed: number }> {
  if (!isLoaded) loadEnvironment('sweeper');
  isLoaded = true;
  const now = new Date();
  const isOver = () => Date.now() > now.getTime() + sweepMilliseconds;
  const [outbox, files] = await Promise.allSettled([sweepOutbox(now, isOver), sweepUnattached(now, isOver)]);
  if (outbox.status === 'rejected') throw outbox.reason;
  if (files.status === 'rejected') throw files.reason;
  return outbox.value;
}
