import { hasLeft, isOpenApplication } from '#shared/domain/jobs/job.ts';
import { effectiveApplicationStatus } from '#shared/domain/jobs/lifecycle.ts';
import { rememberAcquaintance } from '../../data/people/acquaintance-writes.ts';
import { findApplication } from '../../data/proposals/application-queries.ts';
import { deleteApplication, putApplication } from '../../data/proposals/application-writes.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import type { ApplicationRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { applicationAnswered } from '../figures/answers.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { JobChange } from '../jobs/job-transaction.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition, runTransitionWithResult } from '../jobs/run-transition.ts';
import { refuseUnseenTerms } from '../jobs/terms/seen-terms.ts';
import { notify } from '../notifications/notify.ts';
import { decided } from './closed-by-award.ts';
import { installerCompany } from './installer-company.ts';
import { withoutOffer } from './offers.ts';
import { refuseLeft } from './refuse-left.ts';

/** An application before the award: created, withdrawn or rejected. */

export async function applyForJob(
  changer: Changer,
  access: JobAccess,
  input: { message: string; leadTimeDays: number; termsVersion?: number | undefined },
): Promise<{ application: ApplicationRow; access: JobAccess }> {
  const { actor } = changer;
  const company = await installerCompany(actor.userId);
  const { result, access: after } = await runTransitionWithResult(changer, access, 'apply', async (decision) => {
    const { access: current, job, at } = decision;
    await refuseUnseenTerms(current, input.termsVersion);
    const earlier = current.application;
    if (earlier && !hasLeft(earlier.status))
      throw new Refusal('already_exists', { message: 'You have already applied for this job.' });
    const application: ApplicationRow = {
      jobId: job.jobId,
      installerId: actor.userId,
      status: 'applied',
      message: input.message,
      leadTimeDays: input.leadTimeDays,
      termsVersion: job.card.termsVersion,
      createdAt: at,
    };
    const change: JobChange = {
      job: {
        ...job,
        card: {
          ...job.card,
          applicationsOpen: job.card.applicationsOpen + 1,
          applicationsTotal: job.card.applicationsTotal + (earlier ? 0 : 1),
        },
      },
      writes: [putApplication(application), rememberAcquaintance(job.retailerId, actor.userId)],
      effects: [
        notify(
          job,
          job.retailerId,
          'application',
          'New application',
          `${company} applied, lead time ${input.leadTimeDays} ${input.leadTimeDays === 1 ? 'day' : 'days'}.`,
        ),
      ],
      details: { installerId: actor.userId },
    };
    return { change, result: application };
  });
  return { application: result, access: after };
}

/**
 * Returns the number of open applications after one of them ends. Right after an unassignment, `applicationsOpen` may be too
 * low, because the follow-up `reopenProposals` has not counted the reopened applications yet. So the result is at least 0.
 */
export const oneApplicationLess = (card: JobRow['card']): number => Math.max(0, card.applicationsOpen - 1);

/** Returns the change that deletes an application, so that the installer may apply again. */
export const withoutApplication = (job: JobRow, installerId: string, text: string): JobChange => ({
  job: {
    ...job,
    card: {
      ...job.card,
      applicationsOpen: oneApplicationLess(job.card),
      applicationsTotal: job.card.applicationsTotal - 1,
    },
  },
  writes: [deleteApplication(job.jobId, installerId)],
  effects: [notify(job, job.retailerId, 'application', 'Application withdrawn', text)],
  details: { installerId },
});

/** Withdraws an application before its decision. */
export async function withdrawApplication(changer: Changer, access: JobAccess): Promise<void> {
  const { actor } = changer;
  const company = await installerCompany(actor.userId);
  await runTransition(changer, access, 'withdrawApplication', ({ access: current, job }) => {
    if (!current.application || !isOpenApplication(current.application.status)) throw new Refusal('wrong_state');
    const offer = withoutOffer(job, current.invite);
    const change = withoutApplication(offer.job, actor.userId, `${company} withdrew their application.`);
    return { ...change, writes: [...offer.writes, ...(change.writes ?? [])], counts: offer.counts };
  });
}

/** Rejects an applicant. Repeating it changes nothing. */
export async function rejectApplication(changer: Changer, access: JobAccess, installerId: string): Promise<void> {
  await runTransition(changer, access, 'rejectApplication', async ({ job, at }) => {
    const [application, invite] = await Promise.all([
      findApplication(job.jobId, installerId),
      findInvite(job.jobId, installerId),
    ]);
    if (!application) throw new Refusal('conflict', { message: 'This application was withdrawn.' });
    refuseLeft(application, job);
    const isOpen = effectiveApplicationStatus(application, job) !== 'rejected';
    if (!isOpen && !application.closedByAward) return null;
    const offer = withoutOffer(job, invite);
    const { card } = offer.job;
    return {
      job: isOpen ? { ...offer.job, card: { ...card, applicationsOpen: oneApplicationLess(card) } } : offer.job,
      counts: offer.counts,
      writes: [...offer.writes, putApplication({ ...decided(application), status: 'rejected', reviewedAt: at })],
      effects: [
        notify(
          job,
          installerId,
          'application',
          'Application rejected',
          `${job.card.retailerCompany} chose not to go ahead with your application.`,
        ),
        applicationAnswered(application, job, at),
      ],
      details: { installerId },
    };
  });
}
