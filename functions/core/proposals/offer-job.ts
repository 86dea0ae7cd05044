import { isInviteOver } from '#shared/domain/jobs/invites.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { findApplication } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { InviteRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { applicationAnswered } from '../figures/answers.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { isOnEarlierTerms, refuseUnseenTerms } from '../jobs/terms/seen-terms.ts';
import { notify } from '../notifications/notify.ts';
import { decided } from './closed-by-award.ts';
import { expiryFrom } from './invite-expiry.ts';
import { isOffer } from './offers.ts';
import { refuseLeft } from './refuse-left.ts';

/** Returns the job without the counts of the same installer's earlier invitation. */
function withoutInvite(job: JobRow, invite: InviteRow | null): JobRow {
  if (invite === null) return job;
  const { invitesPending, invitesAccepted, invitesDeclined } = job.card;
  const one = (status: InviteRow['status']): number => (invite.status === status ? 1 : 0);
  return {
    ...job,
    card: {
      ...job.card,
      invitesPending: invitesPending - one('invited'),
      invitesAccepted: invitesAccepted - one('accepted'),
      invitesDeclined: invitesDeclined - one('declined'),
    },
  };
}

/** Offers the job to an applicant who applied for earlier terms. Repeating it changes nothing. */
export async function offerJob(
  changer: Changer,
  access: JobAccess,
  installerId: string,
  termsVersion: number | undefined,
): Promise<JobAccess> {
  return runTransition(changer, access, 'offerJob', async ({ access: current, job, now, at }) => {
    await refuseUnseenTerms(current, termsVersion);
    const [application, invite] = await Promise.all([
      findApplication(job.jobId, installerId),
      findInvite(job.jobId, installerId),
    ]);
    if (application) refuseLeft(application, job);
    if (!application || !(await isOnEarlierTerms(application, current))) throw new Refusal('conflict');
    if (isOffer(invite) && !isInviteOver(invite, now)) return null;
    const cleared = withoutInvite(job, invite);
    const open = invite?.status === 'invited' ? invite : null;
    const isListed = open !== null && !open.closedByAward;
    const isReopened = !isOpenApplication(application.status);
    const { invitesPending, applicationsOpen } = cleared.card;
    return {
      job: {
        ...cleared,
        card: {
          ...cleared.card,
          invitesPending: invitesPending + 1,
          applicationsOpen: applicationsOpen + (isReopened ? 1 : 0),
        },
      },
      writes: [
        // An installer who was rejected before and is chosen now is an applicant again.
        ...(isReopened ? [putApplication({ ...decided(application), status: 'applied' })] : []),
        putInvite({
          jobId: job.jobId,
          installerId,
          status: 'invited',
          message: open?.message ?? '',
          createdAt: at,
          expiresAt: expiryFrom(now),
          isForApplication: true,
        }),
      ],
      counts: new Map(isListed ? [] : [[installerId, { offered: 1, all: 1 }]]),
      effects: [
        notify(
          job,
          installerId,
          'award',
          'Please confirm the new terms',
          `${job.card.retailerCompany} chose you. The job has changed since you applied, so please accept or decline it.`,
        ),
        applicationAnswered(application, job, at),
      ],
      details: { installerId },
    };
  });
}
