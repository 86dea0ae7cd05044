import { readJobIdsOf } from '#functions/data/jobs/job-list-queries.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { nextNumber } from '../../jobs/job-numbers.ts';
import { runSystemChange } from '../../jobs/run-system-change.ts';

/** The jobs of a company that were created before jobs had numbers, oldest first. */
async function jobsWithoutNumber(userId: string): Promise<string[]> {
  const found: { jobId: string; createdAt: string }[] = [];
  for await (const jobId of readJobIdsOf(userId, 'retailer')) {
    const job = await findJobRow(jobId);
    if (job && job.card.number === undefined && !job.deleted) found.push(job);
  }
  return found.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1)).map(({ jobId }) => jobId);
}

/** Gives each older job of a company its number. A job that has one keeps it, so repeating it is harmless. */
export async function numberJobs(userId: string, now: Date): Promise<void> {
  for (const jobId of await jobsWithoutNumber(userId))
    await runSystemChange(jobId, 'number', now, async ({ job }) => {
      if (job.card.number !== undefined || job.deleted) return null;
      const { number, writes } = await nextNumber(userId, job.card.retailerCompany);
      return { job: { ...job, card: { ...job.card, number } }, writes };
    });
}
