import { timingSafeEqual } from 'node:crypto';
import { type LoadedJob, loadJob } from '#functions/data/jobs/job-queries.ts';
import { findGrant } from '#functions/data/jobs/share-link-queries.ts';
import { findApplication } from '#functions/data/proposals/application-queries.ts';
import { findInvite } from '#functions/data/proposals/invite-queries.ts';
import type { ApplicationRow, GrantRow, InviteRow, JobRow } from '#functions/data/rows.ts';
import { notFound } from '#functions/refusal.ts';
import type { Rank } from '#shared/domain/accounts/ranks.ts';
import type { FieldChange } from '#shared/domain/changes.ts';
import { inviteStatusAt } from '#shared/domain/jobs/invites.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import type { JobRelation, LifecycleJob } from '#shared/domain/jobs/lifecycle.ts';
import { shareStateOf } from '#shared/domain/jobs/share-link.ts';
import type { Actor } from '../../actor.ts';
import { isOfEpoch } from '../../credentials-epoch.ts';
import { seesAssignedJob, seesEveryJob } from '../../visible-jobs.ts';
import { changesSince } from '../terms/seen-terms.ts';

/** A job and one user's relation to it. */
export interface JobAccess extends LoadedJob {
  relations: JobRelation[];
  /** The caller's rank, which limits what they may do for their company. */
  rank: Rank;
  /** True if the user may see the street, the exact position, the photos and the notes. */
  seesSite: boolean;
  application: ApplicationRow | null;
  /** The invitation, with its status at the time of the request. */
  invite: InviteRow | null;
  /** The changes of the job since this installer applied. Absent if there are none. */
  changesSinceApplied?: FieldChange[];
  /**
   * True if this installer accepted the job by its link and has not confirmed their email address. Until they do, they do not
   * see the customer.
   */
  contactWaits?: true;
}

function sameToken(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Tells whether the link works for this user. To all other users, the job looks as if it had no link. */
export const isLinkFor = ({ shareFor }: JobRow, userId: string): boolean =>
  shareFor === undefined || shareFor === userId;

/** Tells whether the assigned installer accepted the job by its link and has not confirmed their email address. */
export const contactWaitsFor = ({ takenByLink }: JobRow, { user }: Actor): boolean =>
  takenByLink === true && user.unconfirmed === true;

interface Ties {
  application: ApplicationRow | null;
  invite: InviteRow | null;
  grant: GrantRow | null;
}
const noTies: Ties = { application: null, invite: null, grant: null };

async function readTies({ jobId }: JobRow, { userId, role }: Actor, now: Date): Promise<Ties> {
  const isInstaller = role === 'installer';
  const [grant, application, invite] = await Promise.all([
    findGrant(jobId, userId),
    isInstaller ? findApplication(jobId, userId) : null,
    isInstaller ? findInvite(jobId, userId) : null,
  ]);
  return { grant, application, invite: invite && { ...invite, status: inviteStatusAt(invite, now) } };
}

/**
 * Tells whether a user may see the site, which is a customer's home. Besides the parties, only administrators and installers
 * with a profile may.
 */
const seesSite = ({ role, user, isAdmin }: Actor): boolean =>
  isAdmin || (role === 'installer' && user.profileCompleted);

async function changesForApplicant(
  application: ApplicationRow | null,
  loaded: LoadedJob,
  isShownSite: boolean,
): Promise<Pick<JobAccess, 'changesSinceApplied'>> {
  if (application === null) return {};
  const changesSinceApplied = (await changesSince([application], loaded, isShownSite)).get(application.installerId);
  return changesSinceApplied ? { changesSinceApplied } : {};
}

/**
 * Returns a user's relation to a job, or null if the user may not know of the job. `shareToken` is from the request. If its
 * link is live, it counts like a link that the user opened before. `now` is the time of the request.
 */
export async function relate(
  loaded: LoadedJob,
  actor: Actor,
  shareToken?: string,
  now = new Date(),
): Promise<JobAccess | null> {
  const { job } = loaded;
  const { rank } = actor;
  const relations: JobRelation[] = [actor.role];
  if (actor.isAdmin) relations.push('admin');
  if (job.retailerId === actor.userId)
    return { ...loaded, ...noTies, rank, relations: [...relations, 'owner'], seesSite: true };
  const isAssigned = job.assignedInstallerId === actor.userId;
  if (isAssigned ? !seesAssignedJob(actor, job) : !seesEveryJob(actor)) return null;
  if (isAssigned) {
    const waits = contactWaitsFor(job, actor) ? ({ contactWaits: true } as const) : {};
    return { ...loaded, ...noTies, ...waits, rank, relations: [...relations, 'assignee'], seesSite: true };
  }
  const isOpen = job.status === 'posted';
  if (!isOpen && !actor.isAdmin) return null;
  const ties = isOpen ? await readTies(job, actor, now) : noTies;
  // No installer can accept a job whose owner is suspended.
  const canBeTaken = isOpen && !job.isHeld;
  if (ties.invite?.status === 'invited' && canBeTaken) relations.push('invitee');
  if (ties.application && isOpenApplication(ties.application.status)) relations.push('applicant');
  const isLive = shareStateOf(job, now) === 'live' && isLinkFor(job, actor.userId);
  const isBarred = ties.grant?.barredAt !== undefined;
  const holdsGrant =
    ties.grant !== null &&
    ties.grant.shareEpoch === job.shareEpoch &&
    isOfEpoch(actor.user, new Date(ties.grant.createdAt));
  const bringsLink = shareToken !== undefined && job.shareToken !== undefined && sameToken(shareToken, job.shareToken);
  if (canBeTaken && isLive && !isBarred && (holdsGrant || bringsLink)) relations.push('linkHolder');
  const isVisible =
    actor.isAdmin ||
    (job.isHeld
      ? relations.includes('applicant')
      : job.isPublic || relations.some((each) => ['invitee', 'applicant', 'linkHolder'].includes(each)));
  if (!isVisible) return null;
  const changes = await changesForApplicant(ties.application, loaded, seesSite(actor));
  return { ...loaded, ...ties, ...changes, rank, relations, seesSite: seesSite(actor) };
}

export async function findJob(jobId: string, actor: Actor, shareToken?: string, now?: Date): Promise<JobAccess | null> {
  const loaded = await loadJob(jobId);
  return loaded && relate(loaded, actor, shareToken, now);
}

export async function requireJob(jobId: string, actor: Actor): Promise<JobAccess> {
  const access = await findJob(jobId, actor);
  if (!access) throw notFound();
  return access;
}

const isReviewed = ({ job, ratings }: LoadedJob): boolean =>
  ratings.some(({ fromUserId, toUserId }) => [fromUserId, toUserId].some((each) => each === job.assignedInstallerId));

export const lifecycleOf = ({ job, payment, shownPhoto, ...loaded }: LoadedJob): LifecycleJob => ({
  status: job.status,
  isPublic: job.isPublic,
  isAssigned: job.assignedInstallerId !== undefined,
  openRequirements: job.openRequirements,
  paymentStatus: payment?.status ?? null,
  wasAwarded: job.wasAwarded,
  isReviewed: isReviewed({ job, payment, ...loaded }),
  photo: shownPhoto,
});

/** Tells whether the user is the owner, or the installer who was awarded the job. */
export const isParty = (access: JobAccess): boolean =>
  access.relations.includes('owner') || access.relations.includes('assignee');
