import { putRequirement } from '../../data/jobs/requirement-writes.ts';
import { deleteGrant } from '../../data/jobs/share-link-writes.ts';
import { findApplication } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/change-job.ts';
import { changeJob } from '../jobs/change-job.ts';
import { notify } from '../notifications/notify.ts';
import { otherParty } from './other-party.ts';

/** The job is open to everyone as before. What the installer completed is open again, but submitted files stay on record. */
export async function unassignInstaller(
  changer: Changer,
  access: JobAccess,
  reason: string | undefined,
): Promise<JobAccess> {
  const { actor } = changer;
  return changeJob(changer, access, 'unassign', async ({ access: current, job, at }) => {
    const installerId = job.assignedInstallerId;
    const [application, invite] = await Promise.all([
      findApplication(job.jobId, installerId),
      findInvite(job.jobId, installerId),
    ]);
    const requirements = current.requirements.map(
      ({ completedAt: _at, objectKey: _key, fileName: _name, returnedReason: _why, ...row }) => ({
        ...row,
        completed: false,
      }),
    );
    const other = otherParty(job, actor.userId);
    const stepsBack = actor.userId === installerId;
    const because = reason ? `: ${reason}` : '.';
    const wasInvited = invite?.status === 'accepted';
    return {
      job: {
        ...job,
        openRequirements: requirements.length,
        card: wasInvited
          ? {
              ...job.card,
              invitesAccepted: job.card.invitesAccepted - 1,
              invitesDeclined: job.card.invitesDeclined + 1,
            }
          : job.card,
      },
      rows: { requirements },
      writes: [
        ...requirements
          .filter((_, index) => current.requirements[index]?.completed || current.requirements[index]?.returnedReason)
          .map(putRequirement),
        ...(application ? [putApplication({ ...application, status: 'rejected', reviewedAt: at })] : []),
        ...(invite && wasInvited ? [putInvite({ ...invite, status: 'declined', respondedAt: at })] : []),
        ...(job.shareToken ? [deleteGrant(job.jobId, installerId)] : []),
      ],
      effects: [
        notify(
          job,
          other,
          'unassign',
          'Installer unassigned',
          stepsBack
            ? `The installer left the job${because}`
            : `${job.card.retailerCompany} took you off the job${because}`,
        ),
      ],
      details: { installerId },
    };
  });
}
