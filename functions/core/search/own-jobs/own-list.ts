import { isDeepStrictEqual } from 'node:util';
import type { NamedWrite } from '#functions/data/commit.ts';
import { earlierPaymentsOf } from '#functions/data/jobs/earlier-payments.ts';
import type { LoadedJob } from '#functions/data/jobs/job-queries.ts';
import { findParts } from '#functions/data/lists/list-queries.ts';
import { relistWrites } from '#functions/data/lists/list-writes.ts';
import type { ListedOwnJob, PaidBefore } from '#functions/data/lists/own-job.ts';
import type { EarlierPayment, JobRow } from '#functions/data/rows.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';

/**
 * The lists that the pages of own jobs and payments search. The transaction that changes a job or its payment also changes
 * these lists.
 */

/** A job with the payment of its installer and that of a former installer, if any. */
type PaidJob = Pick<LoadedJob, 'job' | 'payment' | 'formerPayment'>;

const dayOf = (instant: string | undefined): string | null =>
  instant === undefined ? null : todayIn(usualZone, new Date(instant));

const paidBefore = ({ requestedCents, createdAt, releasedAt, remittanceKey }: EarlierPayment): PaidBefore => ({
  requestedCents,
  requestedOn: dayOf(createdAt),
  paidOn: dayOf(releasedAt),
  remittanceKey: remittanceKey ?? null,
});

function listed({ job: { jobId, card, ...job }, payment: request }: PaidJob, earlier: EarlierPayment[]): ListedOwnJob {
  return {
    id: jobId,
    number: card.number ?? null,
    title: card.title,
    address: card.address,
    suburb: card.suburb,
    state: card.state,
    status: job.status,
    isPublic: job.isPublic,
    jobType: card.jobType,
    priceCents: job.agreedPriceCents ?? card.priceCents,
    pvSizeKw: card.pvSizeKw,
    batterySizeKwh: card.batterySizeKwh,
    installationDate: job.installationDate ?? null,
    createdAt: job.createdAt,
    otherParty: card.assignedCompany,
    customerName: job.customer.name,
    reference: job.customer.reference,
    applicationsOpen: card.applicationsOpen,
    invitesPending: card.invitesPending,
    otherPartyId: job.assignedInstallerId ?? null,
    completedOn: dayOf(job.times.completedAt),
    requestedCents: request?.requestedCents ?? null,
    requestedOn: dayOf(request?.createdAt),
    dueDate: request?.dueDate ?? null,
    paidOn: dayOf(request?.releasedAt ?? job.times.paidAt),
    hasRemittance: request?.remittanceKey !== undefined,
    earlierPaid: earlier.length > 0 ? earlier.map(paidBefore) : null,
    isRecord: null,
    team: null,
    timeZone: card.timeZone,
    postedAt: job.times.postedAt ?? null,
  };
}

const forInstaller = (listing: ListedOwnJob, job: JobRow): ListedOwnJob => ({
  ...listing,
  otherParty: job.card.retailerCompany,
  customerName: '',
  reference: null,
  applicationsOpen: 0,
  invitesPending: 0,
  otherPartyId: job.retailerId,
  team: job.card.team?.map(({ id }) => id) ?? null,
});

/** Returns the list entries of former installers who were paid for the job. The entries show no later changes of the job. */
function recordsOf(loaded: PaidJob, released: readonly EarlierPayment[]): [string, ListedOwnJob][] {
  const { job } = loaded;
  const people = new Set(released.flatMap(({ formerInstallerId }) => formerInstallerId ?? []));
  people.delete(job.assignedInstallerId ?? '');
  const bare = listed({ job: { ...job, times: {} }, payment: null }, []);
  return [...people].map((userId) => {
    const own = released.filter(({ formerInstallerId }) => formerInstallerId === userId);
    const record = {
      ...forInstaller(bare, job),
      status: 'paid' as const,
      team: null,
      priceCents: own[0]?.originalCents ?? 0,
      installationDate: null,
    };
    return [userId, { ...record, earlierPaid: own.map(paidBefore), isRecord: true }];
  });
}

/**
 * Returns the list entries of a job by user id. The owner's entry has all fields. An installer's entry has the fields that
 * installers may see.
 */
export function ownListingsOf(loaded: PaidJob | null): Map<string, ListedOwnJob> {
  const listings = new Map<string, ListedOwnJob>();
  if (!loaded || loaded.job.deleted) return listings;
  const { job } = loaded;
  const released = earlierPaymentsOf(loaded).filter(({ status }) => status === 'released');
  listings.set(job.retailerId, listed(loaded, released));
  const assignee = job.assignedInstallerId;
  if (assignee) {
    const own = released.filter(({ formerInstallerId }) => formerInstallerId === assignee);
    listings.set(assignee, forInstaller(listed(loaded, own), job));
  }
  for (const [userId, record] of recordsOf(loaded, released)) listings.set(userId, record);
  return listings;
}

/** Returns one write for each user whose list entry changes. */
export async function ownListWrites(before: PaidJob | null, after: PaidJob): Promise<NamedWrite[]> {
  const was = ownListingsOf(before);
  const is = ownListingsOf(after);
  const people = [...new Set([...was.keys(), ...is.keys()])].filter(
    (userId) => !isDeepStrictEqual(was.get(userId), is.get(userId)),
  );
  if (people.length === 0) return [];
  const { jobId } = after.job;
  const items = new Map(
    people.map((userId) => {
      const listing = is.get(userId);
      return [userId, listing ? [listing] : []];
    }),
  );
  return relistWrites('ownJobs', jobId, await findParts('ownJobs', people, jobId), items);
}
