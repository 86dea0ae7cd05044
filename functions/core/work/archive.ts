import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/change-job.ts';
import { changeJob } from '../jobs/change-job.ts';

export async function archiveJob(changer: Changer, access: JobAccess): Promise<JobAccess> {
  return changeJob(changer, access, 'archive', ({ job }) => ({ job }));
}
