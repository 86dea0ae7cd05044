import { pickFields } from '#shared/api/fields/described-fields.ts';
import { jobCardFields } from '#shared/api/fields/job-description.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { fromCents } from '#shared/domain/money.ts';
import type { JobCardRow, ListedJob } from '../../../data/rows.ts';

export type JobCard = AnswerOf<Routes['listRetailerJobs']>['jobs'][number];

export const inviteCountsOf = (card: JobCardRow) => ({
  pending: card.invitesPending,
  accepted: card.invitesAccepted,
  declined: card.invitesDeclined,
});

/** The fields that a card and the view of a job share. */
export const commonOf = ({ jobId, retailerId, isPublic, installationDate, card, createdAt }: ListedJob) => ({
  id: jobId,
  title: card.title,
  address: card.address,
  suburb: card.suburb,
  state: card.state,
  postcode: card.postcode,
  isPublic,
  ...pickFields(jobCardFields, card),
  pvSizeKw: card.pvSizeKw,
  priceExGst: fromCents(card.priceCents),
  amount: fromCents(card.priceCents),
  installationDate: installationDate ?? null,
  createdAt,
  retailerId,
  retailer: { companyName: card.retailerCompany },
  latitude: card.latitude,
  longitude: card.longitude,
  geoPrecision: card.geoPrecision,
});

/** A row of a list. The owner also sees the counts, and both parties see who has the job. */
export function cardFor(job: ListedJob, viewer: 'owner' | 'assignee' | 'invitee' | 'public'): JobCard {
  const isParty = viewer === 'owner' || viewer === 'assignee';
  const { card, assignedInstallerId } = job;
  return {
    ...commonOf(job),
    status: viewer === 'invitee' ? 'offered' : job.status,
    ...(isParty && assignedInstallerId
      ? { assignedInstallerId, assignedInstaller: { companyName: card.assignedCompany ?? '' } }
      : {}),
    ...(isParty ? { paymentStatus: job.paymentStatus ?? null } : {}),
    ...(viewer === 'owner' ? { inviteCounts: inviteCountsOf(card), applicationCount: card.applicationsOpen } : {}),
  };
}
