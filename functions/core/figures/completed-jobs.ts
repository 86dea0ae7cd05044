import { isCounted } from '#shared/domain/people/reputation.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { readCountedJob } from '../../data/people/acquaintance-queries.ts';
import { countJob } from '../../data/people/acquaintance-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import { isDone } from './public-figures.ts';

/**
 * The lowest price of a counted job, in cents. No real installation is cheaper, so a cheaper job may be a fake that raises the
 * number.
 */
export const leastCents = 100_00;

const areConfirmed = async (userIds: readonly string[]): Promise<boolean> =>
  (await readUsers(userIds)).every(({ unconfirmed }) => !unconfirmed);

/**
 * Decides whether a completed job counts in the public number of completed jobs. Both companies need a confirmed email address,
 * and only one job of the same two companies counts in `countedEveryDays` days, as with reviews. A counted job that is reopened
 * and completed again counts again. Returns the job with its mark, and the writes that record it.
 */
export async function countCompleted(
  before: JobRow | null,
  job: JobRow,
  now: Date,
): Promise<{ job: JobRow; writes: NamedWrite[] }> {
  const { jobId, retailerId, assignedInstallerId: installerId, agreedPriceCents = 0 } = job;
  const asItIs = { job, writes: [] };
  if (isDone(before) || !isDone(job) || installerId === undefined || agreedPriceCents < leastCents) return asItIs;
  const pair = { retailerId, installerId };
  const [last, isConfirmed] = await Promise.all([readCountedJob(pair), areConfirmed([retailerId, installerId])]);
  if (!isConfirmed || (last?.jobId !== jobId && !isCounted(last?.at, now))) return asItIs;
  return { job: { ...job, isCounted: true }, writes: [countJob(pair, last, { jobId, at: now.toISOString() })] };
}
