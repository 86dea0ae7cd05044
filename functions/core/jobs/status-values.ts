import { type StoredJobStatus, storedJobStatuses } from '#shared/domain/job.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { createShareLink, deleteShareLinkOf } from '../../data/jobs/share-link-writes.ts';
import type { Effects, JobRow } from '../../data/rows.ts';
import { deletePayment } from '../../data/work/payment-writes.ts';

/**
 * What it means for a job to leave one status and to enter another. Every change of a job passes through here, so an action
 * only says what is its own: nothing stays behind that belongs to a status the job has left.
 */

type Statuses = readonly StoredJobStatus[];
type OptionalIn<T> = { [N in keyof T]-?: undefined extends T[N] ? N : never }[keyof T];

/** This status and all that follow it. A cancelled job keeps what happened before. */
const since = (first: StoredJobStatus): Statuses => storedJobStatuses.slice(storedJobStatuses.indexOf(first));

/** The statuses in which a job may have each value. A new value does not compile without its line. */
const ownValues: Record<Exclude<OptionalIn<JobRow>, 'deleted'>, Statuses> = {
  /** Leads to the job only while it is posted, and stays for the day it is posted again. */
  shareToken: since('posted'),
  assignedInstallerId: since('accepted'),
  agreedPriceCents: since('accepted'),
  installationDate: since('booked'),
  /** A request to be paid stays while the owner asks for changes to the work. */
  paymentStatus: since('in_progress'),
  cancelReason: ['cancelled'],
};

const ownTimes: Record<keyof JobRow['times'], Statuses> = {
  postedAt: since('posted'),
  acceptedAt: since('accepted'),
  startedAt: since('in_progress'),
  progressAt: since('in_progress'),
  completedAt: since('completed'),
  paidAt: since('paid'),
  archivedAt: ['archived'],
  cancelledAt: ['cancelled'],
};

/** The time that says when a job first came to its status. */
const entered: Record<StoredJobStatus, keyof JobRow['times'] | null> = {
  draft: null,
  posted: 'postedAt',
  accepted: 'acceptedAt',
  booked: null,
  in_progress: 'startedAt',
  completed: 'completedAt',
  paid: 'paidAt',
  archived: 'archivedAt',
  cancelled: 'cancelledAt',
};

/** The job with the values of its status, and with no others. A deleted job has none of them. */
export function withStatusValues(before: JobRow | null, job: JobRow, at: string): JobRow {
  const belongs = (statuses: Statuses | undefined): boolean =>
    statuses === undefined || (!job.deleted && statuses.includes(job.status));
  // Only values that a job may lack are dropped, so what remains is of the same type.
  const kept = <T extends object>(values: T, statuses: Readonly<Record<string, Statuses>>): T =>
    Object.fromEntries(Object.entries(values).filter(([name]) => belongs(statuses[name]))) as T;
  const times = kept(job.times, ownTimes);
  const time = before?.status === job.status ? null : entered[job.status];
  return {
    ...kept(job, ownValues),
    card: {
      ...job.card,
      assignedCompany: belongs(ownValues.assignedInstallerId) ? job.card.assignedCompany : null,
      applicationsOpen: belongs(['posted']) ? job.card.applicationsOpen : 0,
    },
    times: time === null ? times : { [time]: at, ...times },
  };
}

/** The rows beside the job that come and go with its values: the link that the token opens, and the request to be paid. */
export const statusWrites = (before: JobRow | null, after: JobRow): NamedWrite[] => [
  ...(before?.shareToken === after.shareToken
    ? []
    : [
        ...(before ? deleteShareLinkOf(before) : []),
        ...(after.shareToken ? [createShareLink(after.shareToken, after.jobId)] : []),
      ]),
  ...(before?.paymentStatus && !after.paymentStatus ? [deletePayment(after.jobId)] : []),
];

/** The longer work that follows: proposals close when a job is no longer open to them, and open again with it. */
export function statusEffects(before: JobRow | null, after: JobRow): Effects[] {
  const { jobId } = after;
  if (after.deleted) return [{ followUp: { kind: 'purgeJob', jobId } }];
  const isOpen = after.status === 'posted';
  if (!before || isOpen === (before.status === 'posted') || before.status === 'draft') return [];
  return [{ followUp: { kind: isOpen ? 'reopenApplications' : 'closeProposals', jobId } }];
}
