import { readUsers } from '#functions/data/accounts/user-queries.ts';
import { readJobIdsOf } from '#functions/data/jobs/job-list-queries.ts';
import type { JobRow } from '#functions/data/rows.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { runSystemChange } from '../../jobs/run-system-change.ts';

/**
 * Tells whether all companies of a job left by this time. The record belongs to both companies. It is kept while either has an
 * account, and for the retention time after that.
 */
async function haveAllLeft({ retailerId, assignedInstallerId }: JobRow, leftBy: string): Promise<boolean> {
  const sides = await readUsers([retailerId, ...(assignedInstallerId ? [assignedInstallerId] : [])]);
  return sides.every(({ closedAt }) => closedAt !== undefined && closedAt <= leftBy);
}

/** Removes the job records of a deleted account, unless the other company still keeps them. Can be repeated. */
export async function forgetJobs(userId: string, role: Role, leftBy: string, now: Date): Promise<void> {
  for await (const jobId of readJobIdsOf(userId, role))
    await runSystemChange(jobId, 'closeAccount', now, async ({ job }) => {
      if (job.deleted || !(await haveAllLeft(job, leftBy))) return null;
      return { job: { ...job, deleted: true } };
    });
}
