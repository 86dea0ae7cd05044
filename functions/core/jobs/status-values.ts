import { type StoredJobStatus, storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { keptIn } from '#shared/domain/jobs/set-status.ts';
import { isAcceptedWork } from '#shared/domain/jobs/shown-photo.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { detachObject } from '../../data/files/object-writes.ts';
import { remittanceKeysOf } from '../../data/jobs/earlier-payments.ts';
import type { LoadedJob } from '../../data/jobs/job-queries.ts';
import { createShareLink, deleteShareLinkOf } from '../../data/jobs/share-link-writes.ts';
import { deleteShownPhoto } from '../../data/jobs/shown-photo-writes.ts';
import type { Effects, JobRow, PaymentRow } from '../../data/rows.ts';
import { putTold } from '../../data/searches/search-writes.ts';
import { deletePayment, putPayment } from '../../data/work/payment-writes.ts';

/**
 * The effects of leaving one status and entering another. Every change of a job uses this code, so an action only sets its own
 * values, and no value of an earlier status is kept.
 */

type Statuses = readonly StoredJobStatus[];
type OptionalIn<T> = { [N in keyof T]-?: undefined extends T[N] ? N : never }[keyof T];

/** Returns this status and all that follow it. The last one is `cancelled`, so a cancelled job keeps its earlier values. */
const since = (first: StoredJobStatus): Statuses => storedJobStatuses.slice(storedJobStatuses.indexOf(first));

/** The statuses in which a job may have each value. A new value does not compile without a line here. */
const ownValues: Record<Exclude<OptionalIn<JobRow>, 'deleted'>, Statuses> = {
  /** The link only works while the job is posted. It is kept in case the job is posted again. */
  shareToken: since('posted'),
  shareExpiresAt: since('posted'),
  shareRevokedAt: since('posted'),
  shareFor: since('posted'),
  takenByLink: since('accepted'),
  assignedInstallerId: keptIn.installer,
  agreedPriceCents: since('accepted'),
  installationDate: keptIn.date,
  /** A payment request stays while the same installer has the job, even if an administrator sets the job back. */
  paymentStatus: keptIn.payment,
  cancelReason: ['cancelled'],
  returnedReason: ['in_progress'],
  signerChanges: since('accepted'),
  wasStarted: since('accepted'),
  isHeld: ['posted'],
  isUnlisted: storedJobStatuses,
  wasAwarded: storedJobStatuses,
  isCounted: since('completed').filter((status) => status !== 'cancelled'),
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

/** The name of the time that records when a job first entered each status. Null for statuses without such a time. */
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

/** Returns the job with only the values of its status. A deleted job has none of them. */
export function withStatusValues(before: JobRow | null, job: JobRow, at: string): JobRow {
  const belongs = (statuses: Statuses | undefined): boolean =>
    statuses === undefined || (!job.deleted && statuses.includes(job.status));
  // `kept` only drops values that a job may lack, so the result has the same type.
  const kept = <T extends object>(values: T, statuses: Readonly<Record<string, Statuses>>): T =>
    Object.fromEntries(Object.entries(values).filter(([name]) => belongs(statuses[name]))) as T;
  const times = kept(job.times, ownTimes);
  const time = before?.status === job.status ? null : entered[job.status];
  const hasInstaller = [before, job].some((each) => each?.wasAwarded || each?.assignedInstallerId !== undefined);
  const { team, signerId, ...card } = job.card;
  const isAtWork = job.status === 'in_progress';
  const keepsTeam = belongs(keptIn.installer) && before?.assignedInstallerId === job.assignedInstallerId;
  return {
    ...kept(
      { ...job, ...(hasInstaller ? { wasAwarded: true } : {}), ...(isAtWork ? { wasStarted: true } : {}) },
      ownValues,
    ),
    card: {
      ...card,
      ...(keepsTeam && team?.length ? { team } : {}),
      ...(keepsTeam && signerId ? { signerId } : {}),
      // The owner's lists only read the card, so the card repeats the customer's name.
      customerName: job.customer.name,
      assignedCompany: belongs(ownValues.assignedInstallerId) ? job.card.assignedCompany : null,
      applicationsOpen: belongs(['posted']) ? job.card.applicationsOpen : 0,
    },
    times: time === null ? times : { [time]: at, ...times },
  };
}

type PaidJob = Pick<LoadedJob, 'job' | 'payment' | 'formerPayment'>;
type LeftJob = PaidJob & Pick<LoadedJob, 'shownPhoto'>;

/**
 * Returns the writes that remove the payments of a deleted job and detach their remittance advice, which the sweeper then
 * deletes. No other change of a job removes a payment.
 */
const withoutPayment = (loaded: PaidJob, now: Date): NamedWrite[] => {
  const { jobId } = loaded.job;
  if (!loaded.payment && !loaded.formerPayment) return [];
  return [deletePayment(jobId), ...remittanceKeysOf(loaded).map((key) => detachObject(key, jobId, now))];
};

/** Returns the payments after a change. A payment stays on record for its installer, even if they leave the job. */
export function paymentsAfter(
  loaded: PaidJob | null,
  after: JobRow,
  changed?: PaymentRow | null,
): Pick<PaidJob, 'payment' | 'formerPayment'> {
  const { job, payment = null, formerPayment = null } = loaded ?? {};
  if (changed) return { payment: changed, formerPayment: null };
  const leaver = job?.assignedInstallerId;
  if (!payment || leaver === undefined || after.assignedInstallerId === leaver) return { payment, formerPayment };
  return { payment: null, formerPayment: { ...payment, formerInstallerId: leaver } };
}

function paymentWrites(loaded: PaidJob, after: JobRow, now: Date): NamedWrite[] {
  if (after.deleted) return withoutPayment(loaded, now);
  const { formerPayment } = paymentsAfter(loaded, after);
  return formerPayment && loaded.payment ? [putPayment(formerPayment)] : [];
}

/**
 * Returns the writes that end the consent to a photo. The consent is about accepted work, so it ends when an administrator sets
 * the job back. It also ends when the job is deleted.
 */
const photoWrites = ({ job, shownPhoto }: LeftJob, after: JobRow): NamedWrite[] =>
  shownPhoto && (after.deleted || !isAcceptedWork(after.status)) ? [deleteShownPhoto(job.jobId)] : [];

/**
 * Returns the writes for rows that depend on the job's values: its share link, its payment request and its photo on company
 * pages. If the installer loses the job, also marks them, so that no email presents the job to them as new.
 */
export function statusWrites(loaded: LeftJob | null, after: JobRow, now: Date): NamedWrite[] {
  const before = loaded?.job;
  return [
    ...(before?.shareToken === after.shareToken
      ? []
      : [
          ...(before ? deleteShareLinkOf(before) : []),
          ...(after.shareToken ? [createShareLink(after.shareToken, after.jobId)] : []),
        ]),
    ...(before?.assignedInstallerId && !after.assignedInstallerId
      ? [putTold(after.jobId, before.assignedInstallerId)]
      : []),
    ...(loaded ? [...paymentWrites(loaded, after, now), ...photoWrites(loaded, after)] : []),
  ];
}

/**
 * Returns the follow-ups: proposals close when the job is no longer posted, and reopen when it is posted again. A deleted job
 * is purged.
 */
export function statusEffects(before: JobRow | null, after: JobRow): Effects[] {
  const { jobId } = after;
  if (after.deleted) return [{ followUp: { kind: 'purgeJob', jobId } }];
  const isOpen = after.status === 'posted';
  if (!before || isOpen === (before.status === 'posted') || before.status === 'draft') return [];
  return [{ followUp: { kind: isOpen ? 'reopenApplications' : 'closeProposals', jobId } }];
}
