import { wrongStateFor } from '#shared/domain/jobs/lifecycle-table.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { requireNotSuspended } from '../../data/accounts/user-writes.ts';
import { rememberAcquaintance } from '../../data/people/acquaintance-writes.ts';
import { onlyWhileNamed } from '../../data/people/profile-writes.ts';
import { findApplication } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { ApplicationRow, InviteRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { applicationAnswered, inviteAnswered } from '../figures/answers.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { AwardedJob } from '../jobs/awarded-job.ts';
import type { JobChange } from '../jobs/job-transaction.ts';
import type { Changer, Decision } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { isOnEarlierTerms, refuseUnseenTerms } from '../jobs/terms/seen-terms.ts';
import { notify } from '../notifications/notify.ts';
import { answeredCounts, decided } from './closed-by-award.ts';
import { installerCompany } from './installer-company.ts';
import { offerJob } from './offer-job.ts';
import { isOffer } from './offers.ts';
import { refuseLeft } from './refuse-left.ts';

/** Awards a job to one installer. The transaction also fixes the price. A follow-up then closes every other proposal. */

interface Winner {
  installerId: string;
  company: string;
  application: ApplicationRow | null;
  invite: InviteRow | null;
}

function award({ job, at }: Decision, { installerId, company, application, invite }: Winner): JobChange {
  const isInvited = invite?.status === 'invited';
  const awarded: AwardedJob = {
    ...job,
    assignedInstallerId: installerId,
    agreedPriceCents: job.card.priceCents,
    card: {
      ...job.card,
      assignedCompany: company,
      ...(isInvited
        ? { invitesPending: job.card.invitesPending - 1, invitesAccepted: job.card.invitesAccepted + 1 }
        : {}),
    },
  };
  return {
    job: awarded,
    writes: [
      ...(application ? [putApplication({ ...decided(application), status: 'accepted', reviewedAt: at })] : []),
      ...(isInvited ? [putInvite({ ...decided(invite), status: 'accepted', respondedAt: at })] : []),
      rememberAcquaintance(job.retailerId, installerId),
      onlyWhileNamed(installerId, 'installer', company),
      requireNotSuspended(installerId),
    ],
    counts: isInvited ? answeredCounts(invite) : new Map(),
    details: { installerId, agreedPriceCents: job.card.priceCents },
  };
}

const withEffects = (change: JobChange, effects: NonNullable<JobChange['effects']>): JobChange => ({
  ...change,
  effects: [...(change.effects ?? []), ...effects],
});

async function readProposals(jobId: string, installerId: string): Promise<Pick<Winner, 'application' | 'invite'>> {
  const [application, invite] = await Promise.all([
    findApplication(jobId, installerId),
    findInvite(jobId, installerId),
  ]);
  return { application, invite };
}

/** Accepts an invitation or a live share link for an installer. Repeating it changes nothing. */
export async function acceptJob(
  changer: Changer,
  access: JobAccess,
  termsVersion: number | undefined,
): Promise<JobAccess> {
  const { actor } = changer;
  if (access.relations.includes('assignee')) {
    if (access.job.status !== 'cancelled') return access;
    const { code, message } = wrongStateFor('cancelled', 'acceptInvite');
    throw new Refusal(code, { message });
  }
  const company = await installerCompany(actor.userId);
  const action =
    access.relations.includes('linkHolder') && !access.relations.includes('invitee') ? 'acceptLink' : 'acceptInvite';
  return runTransition(changer, access, action, async (decision) => {
    await refuseUnseenTerms(decision.access, termsVersion);
    const proposals = await readProposals(decision.job.jobId, actor.userId);
    // The company may have been renamed since the first attempt.
    const name = decision.isFirst ? company : await installerCompany(actor.userId);
    const awarded = award(decision, { installerId: actor.userId, company: name, ...proposals });
    const change = action === 'acceptLink' ? { ...awarded, job: { ...awarded.job, takenByLink: true } } : awarded;
    return withEffects(change, [
      notify(change.job, decision.job.retailerId, 'award', 'Job accepted', `${name} accepted your job.`),
      isOffer(proposals.invite) ? {} : inviteAnswered(proposals.invite, decision.job, decision.at),
    ]);
  });
}

/** Returns the company name of an applicant. Refuses a suspended installer with `conflict`. */
async function availableCompany(installerId: string): Promise<string> {
  const [company, applicant] = await Promise.all([installerCompany(installerId), findUser(installerId)]);
  if (applicant?.suspended)
    throw new Refusal('conflict', { message: 'This installer is not available at the moment.' });
  return company;
}

/**
 * Awards the job to an applicant. If the terms have changed since they applied, the job is only offered to them. A repeat for
 * the same applicant changes nothing.
 */
export async function acceptApplication(
  changer: Changer,
  access: JobAccess,
  installerId: string,
  termsVersion: number | undefined,
): Promise<JobAccess> {
  if (access.job.assignedInstallerId === installerId && access.job.status === 'accepted') return access;
  const company = await availableCompany(installerId);
  const asked = await findApplication(access.job.jobId, installerId);
  if (asked && access.job.status === 'posted' && (await isOnEarlierTerms(asked, access)))
    return offerJob(changer, access, installerId, termsVersion);
  return runTransition(changer, access, 'acceptApplication', async (decision) => {
    await refuseUnseenTerms(decision.access, termsVersion);
    // The company may have been renamed or suspended since the first attempt.
    const name = decision.isFirst ? company : await availableCompany(installerId);
    const proposals = await readProposals(decision.job.jobId, installerId);
    if (!proposals.application) throw new Refusal('conflict', { message: 'This application was withdrawn.' });
    refuseLeft(proposals.application, decision.job);
    if (await isOnEarlierTerms(proposals.application, decision.access)) throw new Refusal('conflict');
    const change = award(decision, { installerId, company: name, ...proposals });
    return withEffects(change, [
      notify(
        change.job,
        installerId,
        'award',
        'Job awarded',
        `${decision.job.card.retailerCompany} accepted your application.`,
      ),
      applicationAnswered(proposals.application, decision.job, decision.at),
    ]);
  });
}
