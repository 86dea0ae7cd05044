import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { otherParty } from './other-party.ts';
import { stepDown } from './step-down.ts';

/** Unassigns the installer and posts the job again. Notifies the other party. */
export async function unassignInstaller(
  changer: Changer,
  access: JobAccess,
  reason: string | undefined,
): Promise<JobAccess> {
  const { actor } = changer;
  return runTransition(changer, access, 'unassign', async ({ access: current, job, at }) => {
    const installerId = job.assignedInstallerId;
    const other = otherParty(job, actor.userId);
    const stepsBack = actor.userId === installerId;
    const because = reason ? `: ${reason}` : '.';
    return {
      ...(await stepDown(current, job, at, stepsBack ? 'byChoice' : 'unassigned')),
      effects: [
        notify(
          job,
          other,
          'unassign',
          'Installer unassigned',
          stepsBack
            ? `The installer left the job${because}`
            : `${job.card.retailerCompany} unassigned you from the job${because}`,
        ),
      ],
      details: { installerId },
    };
  });
}
