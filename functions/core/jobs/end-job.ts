import { everAwarded } from '#shared/domain/jobs/lifecycle-guards.ts';
import { Refusal } from '../../refusal.ts';
import { notify } from '../notifications/notify.ts';
import type { JobAccess } from './access/job-access.ts';
import { wasEverAwarded } from './ever-awarded.ts';
import type { Changer } from './run-transition.ts';
import { runTransition } from './run-transition.ts';

/** Ends a job that is not done: deletes it if no installer has ever had it, or cancels it. */

/** Deletes the job for every user immediately. The follow-up `purgeJob` then removes its rows, files and notifications. */
export async function deleteJob(changer: Changer, access: JobAccess): Promise<void> {
  await runTransition(changer, access, 'delete', async ({ job }) => {
    if (await wasEverAwarded(job)) throw new Refusal(everAwarded.code, { message: everAwarded.message });
    return { job };
  });
}

export async function cancelJob(changer: Changer, access: JobAccess, reason: string): Promise<JobAccess> {
  return runTransition(changer, access, 'cancel', ({ job }) => ({
    job: { ...job, cancelReason: reason },
    effects: job.assignedInstallerId
      ? [
          notify(
            job,
            job.assignedInstallerId,
            'unassign',
            'Job cancelled',
            `${job.card.retailerCompany} cancelled the job: ${reason}`,
          ),
        ]
      : [],
  }));
}
