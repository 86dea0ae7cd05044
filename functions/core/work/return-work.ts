import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Sends all completed work back to the installer, with a reason. A pending payment request is kept, as when one requirement is
 * returned.
 */
export const returnWork = (changer: Changer, access: JobAccess, reason: string): Promise<JobAccess> =>
  runTransition(changer, access, 'returnWork', ({ job }) => ({
    job: { ...job, returnedReason: reason },
    effects: [notify(job, job.assignedInstallerId, 'return', 'Changes requested', reason)],
  }));
