import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';

/** Archives or reopens a job. A party archives a paid job, and the owner of a job without an installer reopens it. */
export async function setJobStatus(
  changer: Changer,
  access: JobAccess,
  status: 'archived' | 'posted',
): Promise<JobAccess> {
  if (status === 'archived') return runTransition(changer, access, 'archive', ({ job }) => ({ job }));
  return runTransition(changer, access, 'putBack', ({ job }) => ({ job }));
}
