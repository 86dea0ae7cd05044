import { sweepUnattached } from '../core/files/remove-files.ts';
import { carryOut } from '../core/follow-ups/carry-out.ts';
import { listNames } from '../data/list-keys.ts';
import { rows } from '../data/service.ts';
import { loadEnvironment } from '../env.ts';

const lateMilliseconds = 60_000;
let isLoaded = false;

/** Every minute: carries out what the stream left lying, and removes uploads that nothing refers to. */
export async function handler(): Promise<{ carriedOut: number; failed: number }> {
  if (!isLoaded) loadEnvironment('sweeper');
  isLoaded = true;
  const now = new Date();
  const late = new Date(now.getTime() - lateMilliseconds).toISOString();
  const { data } = await rows().outbox.query.waiting({ list1pk: listNames.outbox() }).go({ limit: 100 });
  const results = await Promise.allSettled(
    data.filter((row) => row.createdAt < late).map((row) => carryOut(row.outboxId, now)),
  );
  await sweepUnattached(now);
  const failed = results.filter((result) => result.status === 'rejected').length;
  return { carriedOut: results.length - failed, failed };
}
