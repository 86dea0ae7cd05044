import { sweepUnattached } from '../core/files/remove-files.ts';
import { carryOut } from '../core/follow-ups/carry-out.ts';
import { readLateOutbox } from '../data/notifications/outbox-queries.ts';
import { loadEnvironment } from '../env.ts';

const lateMilliseconds = 60_000;
let isLoaded = false;

/** Every minute: carries out what the stream left lying, and removes uploads that nothing refers to. */
export async function handler(): Promise<{ carriedOut: number; failed: number }> {
  if (!isLoaded) loadEnvironment('sweeper');
  isLoaded = true;
  const now = new Date();
  const late = new Date(now.getTime() - lateMilliseconds).toISOString();
  const results = await Promise.allSettled((await readLateOutbox(late)).map((outboxId) => carryOut(outboxId, now)));
  await sweepUnattached(now);
  const failed = results.filter((result) => result.status === 'rejected').length;
  return { carriedOut: results.length - failed, failed };
}
