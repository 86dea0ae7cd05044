import { putRequirement } from '../../data/jobs/requirement-writes.ts';
import { barGrant, deleteGrant } from '../../data/jobs/share-link-writes.ts';
import { findApplication } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { JobChange } from '../jobs/job-transaction.ts';

/**
 * Returns the change that unassigns an installer, so that other installers can accept the job. All requirements are open again,
 * submitted files stay on record, and the installer's application or invitation ends. An installer who did not leave by choice
 * cannot accept the job again with the share link.
 */
export async function stepDown(
  current: JobAccess,
  job: JobRow & { assignedInstallerId: string },
  at: string,
  leaves: 'byChoice' | 'unassigned',
): Promise<Required<Pick<JobChange, 'job' | 'rows' | 'writes'>>> {
  const installerId = job.assignedInstallerId;
  const [application, invite] = await Promise.all([
    findApplication(job.jobId, installerId),
    findInvite(job.jobId, installerId),
  ]);
  const requirements = current.requirements.map(({ completedAt: _at, returnedReason: _why, ...row }) => ({
    ...row,
    completed: false,
    files: [],
  }));
  const wasInvited = invite?.status === 'accepted';
  const status = leaves === 'byChoice' ? 'withdrawn' : 'unassigned';
  return {
    job: {
      ...job,
      openRequirements: requirements.length,
      card: wasInvited
        ? {
            ...job.card,
            invitesAccepted: job.card.invitesAccepted - 1,
          }
        : job.card,
    },
    rows: { requirements },
    writes: [
      ...requirements
        .filter((_, index) => current.requirements[index]?.completed || current.requirements[index]?.returnedReason)
        .map(putRequirement),
      ...(application ? [putApplication({ ...application, status, reviewedAt: at })] : []),
      ...(invite && wasInvited ? [putInvite({ ...invite, status, respondedAt: at })] : []),
      status === 'withdrawn'
        ? deleteGrant(job.jobId, installerId)
        : barGrant({ jobId: job.jobId, userId: installerId, shareEpoch: job.shareEpoch, createdAt: at, barredAt: at }),
    ],
  };
}
