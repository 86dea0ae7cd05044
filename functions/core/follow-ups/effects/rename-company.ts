import { readJobIdsOf } from '#functions/data/jobs/job-list-queries.ts';
import { findInstallerProfile, findRetailerProfile } from '#functions/data/people/profile-queries.ts';
import type { JobRow } from '#functions/data/rows.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { runSystemChange } from '../../jobs/run-system-change.ts';

/** Copies the new name of a company to the cards of all its jobs, which contain the name. */
export async function renameCompany(userId: string, role: Role, now: Date): Promise<void> {
  const profile = await (role === 'retailer' ? findRetailerProfile(userId) : findInstallerProfile(userId));
  if (!profile) return;
  const { companyName } = profile;
  const renamed = (job: JobRow): JobRow | null => {
    const field = role === 'retailer' ? 'retailerCompany' : 'assignedCompany';
    const isTheirs = role === 'retailer' ? job.retailerId === userId : job.assignedInstallerId === userId;
    if (!isTheirs || job.card[field] === companyName) return null;
    return { ...job, card: { ...job.card, [field]: companyName } };
  };
  for await (const jobId of readJobIdsOf(userId, role)) {
    await runSystemChange(jobId, 'renameCompany', now, ({ job }) => {
      const after = renamed(job);
      return after && { job: after };
    });
  }
}
