import { deleteShareLinkOf } from '../../data/jobs/share-link-writes.ts';
import { notify } from '../notifications/notify.ts';
import type { JobAccess } from './access/job-access.ts';
import type { Changer } from './change-job.ts';
import { changeJob } from './change-job.ts';

/** Ends a job that is not done: deletes it before an award, or cancels it. */

/** The job disappears for everyone immediately. The consumer then removes everything that belongs to it. */
export async function deleteJob(changer: Changer, access: JobAccess): Promise<void> {
  await changeJob(changer, access, 'delete', ({ job }) => ({
    job: { ...job, deleted: true },
    writes: deleteShareLinkOf(job),
    effects: [{ followUp: { kind: 'purgeJob', jobId: job.jobId } }],
  }));
}

export async function cancelJob(changer: Changer, access: JobAccess, reason: string): Promise<JobAccess> {
  return changeJob(changer, access, 'cancel', ({ job, to, at }) => ({
    job: {
      ...job,
      status: to,
      cancelReason: reason,
      card: { ...job.card, applicationsOpen: 0 },
      times: { ...job.times, cancelledAt: at },
    },
    effects: [
      { followUp: { kind: 'closeProposals', jobId: job.jobId } },
      ...(job.assignedInstallerId
        ? [
            notify(
              job,
              job.assignedInstallerId,
              'unassign',
              'Job cancelled',
              `${job.card.retailerCompany} cancelled the job: ${reason}`,
            ),
          ]
        : []),
    ],
  }));
}
