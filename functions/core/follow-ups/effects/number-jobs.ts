import { findUser } from '#functions/data/accounts/user-queries.ts';
import { readJobIdsOf } from '#functions/data/jobs/job-list-queries.ts';
import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import { nextNumber } from '../../jobs/job-numbers.ts';
import { runSystemChange } from '../../jobs/run-system-change.ts';

/** Returns the jobs of a company that were created before jobs had numbers, oldest first. */
async function jobsWithoutNumber(userId: string): Promise<string[]> {
  const jobIds: string[] = [];
  for await (const jobId of readJobIdsOf(userId, 'retailer')) jobIds.push(jobId);
  return [...(await findJobRows(jobIds)).values()]
    .filter(({ card, deleted }) => card.number === undefined && !deleted)
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map(({ jobId }) => jobId);
}

/**
 * Gives each older job of a company its number. A job with a number keeps it, so the follow-up can be repeated. The jobs of a
 * deleted account get no numbers, because the company's name, from which the prefix derives, is gone.
 */
export async function numberJobs(userId: string, now: Date): Promise<void> {
  if ((await findUser(userId))?.closedAt) return;
  for (const jobId of await jobsWithoutNumber(userId))
    await runSystemChange(jobId, 'numberJob', now, async ({ job }) => {
      if (job.card.number !== undefined || job.deleted) return null;
      const { number, writes } = await nextNumber(userId, job.card.retailerCompany);
      return { job: { ...job, card: { ...job.card, number } }, writes };
    });
}
