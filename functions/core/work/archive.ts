import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';

/**
 * Archives a job, or posts it again. Either party can archive a paid job. The owner can post a job again that has no installer.
 */
export async function setJobStatus(
  changer: Changer,
  access: JobAccess,
  status: 'archived' | 'posted',
): Promise<JobAccess> {
  if (status === 'archived') return runTransition(changer, access, 'archive', ({ job }) => ({ job }));
  return runTransition(changer, access, 'putBack', ({ job }) => ({ job }));
}
