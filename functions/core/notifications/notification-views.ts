import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import { rankMay } from '#shared/domain/accounts/ranks.ts';
import { showsCustomerContact } from '#shared/domain/jobs/lifecycle.ts';
import { fromCents } from '#shared/domain/money.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import type { JobRow, NotificationRow } from '../../data/rows.ts';
import type { Actor } from '../actor.ts';
import { isAvailable } from '../figures/public-figures.ts';
import { contactWaitsFor } from '../jobs/access/job-access.ts';
import { readOpenInvites } from '../search/own-jobs/open-invites.ts';
import { seesAssignedJob, seesEveryJob } from '../visible-jobs.ts';

type View = AnswerOf<Routes['listNotifications']>['notifications'][number];

/** A job, and the actor's relation to it at this moment. */
interface Tie {
  job: JobRow;
  isOwner: boolean;
  isAssignee: boolean;
  /** The actor has an invitation to accept. */
  isInvited: boolean;
}

/**
 * The notifications that may ask an installer to accept a job: an invitation, or the owner's choice of an applicant, who may have
 * to confirm. Once the job is theirs, they ask for its date.
 */
const invitingKinds: readonly NotificationKind[] = ['invite', 'award'];

function tieOf(actor: Actor, job: JobRow, isAsked: boolean): Tie {
  const isOwner = job.retailerId === actor.userId;
  const isAssignee = job.assignedInstallerId === actor.userId && seesAssignedJob(actor, job);
  return { job, isOwner, isAssignee, isInvited: isAsked && job.status === 'posted' && !job.isHeld };
}

/**
 * Reads the jobs of a page of notifications. Makes only two reads for the whole page. The reads are strongly consistent,
 * because the page offers an action only while it is possible.
 */
async function readTies(actor: Actor, rows: readonly NotificationRow[], now: Date): Promise<ReadonlyMap<string, Tie>> {
  const jobIds = rows.flatMap(({ jobId }) => jobId ?? []);
  const asked = rows.flatMap(({ jobId, kind }) => (jobId && invitingKinds.includes(kind) ? jobId : []));
  const [jobs, invites] = await Promise.all([
    findJobRows(jobIds),
    actor.role === 'installer' && seesEveryJob(actor)
      ? readOpenInvites(actor.userId, [...new Set(asked)], now)
      : new Map<string, never>(),
  ]);
  return new Map([...jobs].map(([jobId, job]) => [jobId, tieOf(actor, job, invites.has(jobId))]));
}

/** Returns the customer's name to the owner and the installer, under the same conditions as the page of the job. */
function customerFor(actor: Actor, { job, isOwner, isAssignee }: Tie): Pick<View, 'customerName'> {
  const isKnown = isOwner || (isAssignee && showsCustomerContact(job.status) && !contactWaitsFor(job, actor));
  return isKnown && job.customer.name ? { customerName: job.customer.name } : {};
}

function actOn({ role, rank }: Actor, kind: NotificationKind, tie: Tie): View['act'] {
  const { job, isOwner, isAssignee, isInvited } = tie;
  const { status, paymentStatus, installationDate, card } = job;
  if (kind === 'payment') {
    const isPending = isOwner && status === 'completed' && paymentStatus === 'pending';
    return isPending && rankMay(role, rank, 'pay') ? { name: 'approve' } : null;
  }
  if (kind === 'return')
    return isAssignee && status === 'in_progress' && rankMay(role, rank, 'site') ? { name: 'finish' } : null;
  if (!rankMay(role, rank, 'jobs')) return null;
  if (isInvited && invitingKinds.includes(kind)) {
    const { termsVersion, priceCents, pvSizeKw, batterySizeKwh } = card;
    return { name: 'accept', termsVersion, priceExGst: fromCents(priceCents), pvSizeKw, batterySizeKwh };
  }
  const hasNoDate = !installationDate && (status === 'accepted' || status === 'booked');
  if (isAssignee && hasNoDate && invitingKinds.includes(kind)) return { name: 'schedule' };
  return kind === 'application' && isOwner && status === 'posted' && card.applicationsOpen > 0
    ? { name: 'review' }
    : null;
}

/**
 * Returns the current name of the job if the actor can still open it. Otherwise, returns the title that the job had at the time
 * of the notification.
 */
function aboutJob(
  actor: Actor,
  { kind, jobTitle }: NotificationRow,
  tie: Tie | undefined,
): Pick<View, 'jobNumber' | 'suburb' | 'jobTitle' | 'customerName' | 'act'> {
  const isOpen =
    tie && (tie.isOwner || tie.isAssignee || tie.isInvited || (seesEveryJob(actor) && isAvailable(tie.job)));
  if (!isOpen) return { jobNumber: null, suburb: null, jobTitle: jobTitle ?? null, act: null };
  const { number, suburb, title } = tie.job.card;
  return {
    jobNumber: number ?? null,
    suburb,
    jobTitle: title,
    ...customerFor(actor, tie),
    act: actOn(actor, kind, tie),
  };
}

/** Shows the notifications of a page, each with its job and the action that the actor can still take. */
export async function viewNotifications(actor: Actor, rows: readonly NotificationRow[], now: Date): Promise<View[]> {
  const ties = await readTies(actor, rows, now);
  return rows.map((row) => ({
    id: row.notificationId,
    kind: row.kind,
    title: row.title,
    jobId: row.jobId ?? null,
    ...aboutJob(actor, row, ties.get(row.jobId ?? '')),
    text: row.text,
    byName: row.byName ?? null,
    read: row.read,
    createdAt: row.createdAt,
  }));
}
