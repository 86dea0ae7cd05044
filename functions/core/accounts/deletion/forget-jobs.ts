import { readUsers } from '#functions/data/accounts/user-queries.ts';
import { readJobIdsOf } from '#functions/data/jobs/job-list-queries.ts';
import type { JobRow } from '#functions/data/rows.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { runSystemChange } from '../../jobs/run-system-change.ts';

/** A record is that of both sides, so it stays for as long as one of them has an account, and their time after it. */
async function haveAllLeft({ retailerId, assignedInstallerId }: JobRow, leftBy: string): Promise<boolean> {
  const sides = await readUsers([retailerId, ...(assignedInstallerId ? [assignedInstallerId] : [])]);
  return sides.every(({ closedAt }) => closedAt !== undefined && closedAt <= leftBy);
}

/** Removes the records of a deleted account that nobody else keeps. Repeating it is harmless. */
export async function forgetJobs(userId: string, role: Role, leftBy: string, now: Date): Promise<void> {
  for await (const jobId of readJobIdsOf(userId, role))
    await runSystemChange(jobId, 'closeAccount', now, async ({ job }) => {
      if (job.deleted || !(await haveAllLeft(job, leftBy))) return null;
      return { job: { ...job, deleted: true } };
    });
}
