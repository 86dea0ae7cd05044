import { isDeepStrictEqual } from 'node:util';
import type { NamedWrite } from '../../../data/commit.ts';
import { findOwnListParts } from '../../../data/jobs/own-list-queries.ts';
import { listOwnJob } from '../../../data/jobs/own-list-writes.ts';
import type { ListedOwnJob } from '../../../data/jobs/packed-jobs.ts';
import type { JobRow } from '../../../data/rows.ts';

/** The lists that the page of one's jobs searches. They follow from the job's row and change in the same transaction. */

function listed({ jobId, card, ...job }: JobRow): ListedOwnJob {
  return {
    id: jobId,
    title: card.title,
    address: card.address,
    suburb: card.suburb,
    state: card.state,
    status: job.status,
    isPublic: job.isPublic,
    jobType: card.jobType,
    priceCents: card.priceCents,
    pvSizeKw: card.pvSizeKw,
    batterySizeKwh: card.batterySizeKwh,
    installationDate: job.installationDate ?? null,
    createdAt: job.createdAt,
    otherParty: card.assignedCompany,
    customerName: job.customer.name,
    applicationsOpen: card.applicationsOpen,
    invitesPending: card.invitesPending,
    otherPartyId: job.assignedInstallerId ?? null,
  };
}

/** What each person's list holds of a job: everything for its owner, and for its installer nothing that only the owner sees. */
export function ownListingsOf(job: JobRow | null): Map<string, ListedOwnJob> {
  const listings = new Map<string, ListedOwnJob>();
  if (!job || job.deleted) return listings;
  const forOwner = listed(job);
  listings.set(job.retailerId, forOwner);
  if (job.assignedInstallerId)
    listings.set(job.assignedInstallerId, {
      ...forOwner,
      otherParty: job.card.retailerCompany,
      customerName: '',
      applicationsOpen: 0,
      invitesPending: 0,
      otherPartyId: job.retailerId,
    });
  return listings;
}

/** One write for each person whose list shows something else after the change. */
export async function ownListWrites(before: JobRow | null, after: JobRow): Promise<NamedWrite[]> {
  const was = ownListingsOf(before);
  const is = ownListingsOf(after);
  const people = [...new Set([...was.keys(), ...is.keys()])].filter(
    (userId) => !isDeepStrictEqual(was.get(userId), is.get(userId)),
  );
  if (people.length === 0) return [];
  const parts = await findOwnListParts(people, after.jobId);
  return people.map((userId) =>
    listOwnJob(
      userId,
      after.jobId,
      parts.find((part) => part.userId === userId),
      is.get(userId) ?? null,
    ),
  );
}
