import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/change-job.ts';
import { changeJob } from '../jobs/change-job.ts';

/** Both go through the same call: a party archives a paid job, and the owner of a job without an installer opens it again. */
export async function setJobStatus(
  changer: Changer,
  access: JobAccess,
  status: 'archived' | 'posted',
): Promise<JobAccess> {
  if (status === 'archived') return changeJob(changer, access, 'archive', ({ job }) => ({ job }));
  return changeJob(changer, access, 'putBack', ({ job }) => ({ job }));
}
