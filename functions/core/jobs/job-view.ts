import type { Routes } from '#shared/api/index.ts';
import type { JobView } from '#shared/api/job-views.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { childId } from '#shared/domain/ids.ts';
import {
  allowedActions,
  effectiveApplicationStatus,
  showsCustomerContact,
  statusShownTo,
} from '#shared/domain/lifecycle.ts';
import { fromCents } from '#shared/domain/money.ts';
import type { ApplicationRow, InviteRow, JobCardRow, JobRow } from '../../data/rows.ts';
import { type JobAccess, lifecycleOf } from './job-access.ts';

type JobCard = AnswerOf<Routes['listRetailerJobs']>['jobs'][number];

/** What a list's index holds of a job. */
export type ListedJob = Pick<
  JobRow,
  | 'jobId'
  | 'retailerId'
  | 'status'
  | 'isPublic'
  | 'assignedInstallerId'
  | 'installationDate'
  | 'paymentStatus'
  | 'card'
  | 'createdAt'
>;

const inviteCountsOf = (card: JobCardRow) => ({
  pending: card.invitesPending,
  accepted: card.invitesAccepted,
  declined: card.invitesDeclined,
});

const commonOf = ({ jobId, retailerId, isPublic, installationDate, card, createdAt }: ListedJob) => ({
  id: jobId,
  title: card.title,
  address: card.address,
  suburb: card.suburb,
  state: card.state,
  postcode: card.postcode,
  isPublic,
  jobType: card.jobType,
  connectionType: card.connectionType,
  requiredLicenses: card.requiredLicenses,
  pvSizeKw: card.pvSizeKw,
  batterySizeKwh: card.batterySizeKwh,
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

/** A list's row: the owner also sees counts, both parties see who has the job. */
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

export const applicationViewOf = (row: ApplicationRow, job: JobRow) => ({
  id: childId(row.jobId, row.installerId),
  jobId: row.jobId,
  installerId: row.installerId,
  status: effectiveApplicationStatus(row, job),
  message: row.message,
  leadTimeDays: row.leadTimeDays,
  createdAt: row.createdAt,
  reviewedAt: row.reviewedAt ?? null,
});

export const inviteViewOf = (row: InviteRow) => ({
  id: childId(row.jobId, row.installerId),
  jobId: row.jobId,
  installerId: row.installerId,
  status: row.status,
  message: row.message,
  createdAt: row.createdAt,
  respondedAt: row.respondedAt ?? null,
});

function viewerOf(access: JobAccess): JobView['viewer'] {
  const { application, invite, job, relations } = access;
  const actions = allowedActions(lifecycleOf(access), relations);
  return {
    relations,
    // Whoever was turned down is no applicant any more, and still may not apply again.
    allowedActions: application ? actions.filter((action) => action !== 'apply') : actions,
    application: application
      ? { id: childId(job.jobId, application.installerId), status: effectiveApplicationStatus(application, job) }
      : null,
    invite: invite ? { id: childId(job.jobId, invite.installerId), status: invite.status } : null,
  };
}

/** For the parties and the administrator. */
function partyFields({ job, payment }: JobAccess): Partial<JobView> {
  const { times, detail, card } = job;
  return {
    assignedInstallerId: job.assignedInstallerId ?? null,
    assignedInstaller: job.assignedInstallerId ? { companyName: card.assignedCompany ?? '' } : null,
    acceptedAt: times.acceptedAt ?? null,
    startedAt: times.startedAt ?? null,
    progressAt: times.progressAt ?? null,
    paidAt: times.paidAt ?? null,
    archivedAt: times.archivedAt ?? null,
    cancelledAt: times.cancelledAt ?? null,
    cancelReason: job.cancelReason ?? null,
    agreedPrice: job.agreedPriceCents === undefined ? null : fromCents(job.agreedPriceCents),
    openRequirements: job.openRequirements,
    connectionPreApprovalPdf: detail.connectionPreApprovalPdf,
    paymentStatus: payment?.status ?? null,
  };
}

/** One job with exactly the fields this person may see: what is not theirs to see is absent. */
export function viewJob(access: JobAccess): JobView {
  const { job, relations } = access;
  const { detail, times, customer } = job;
  const isOwner = relations.includes('owner');
  const seesAll = isOwner || relations.includes('admin');
  const isAssignee = relations.includes('assignee');
  const { connectionPreApprovalPdf: _document, ...openDetail } = detail;
  return {
    ...commonOf(job),
    ...openDetail,
    status: statusShownTo(job.status, relations),
    location: job.card.address,
    timeZone: job.card.timeZone,
    postedAt: times.postedAt ?? null,
    updatedAt: job.updatedAt,
    completedAt: times.completedAt ?? null,
    filled: job.assignedInstallerId !== undefined,
    viewer: viewerOf(access),
    ...(seesAll || isAssignee ? partyFields(access) : {}),
    ...(seesAll || (isAssignee && showsCustomerContact(job.status))
      ? { customerName: customer.name, customerPhone: customer.phone, customerEmail: customer.email }
      : {}),
    ...(seesAll
      ? { inviteCounts: inviteCountsOf(job.card), applicationCount: job.card.applicationsOpen, version: job.version }
      : {}),
    ...(isOwner ? { shareToken: job.shareToken ?? null } : {}),
  };
}

/** For a visitor: suburb, state and postcode, never the street. It is somebody's home. */
export const teaserOf = (job: ListedJob) => ({
  id: job.jobId,
  title: job.card.title,
  address: [job.card.suburb, job.card.state, job.card.postcode].filter(Boolean).join(' '),
  description: job.card.summary,
  priceExGst: fromCents(job.card.priceCents),
  amount: fromCents(job.card.priceCents),
});

/** Behind a share link, before signing in: the blur on the screen is decoration, so nothing more is sent. */
export const sharedTeaser = ({ jobId, card }: ListedJob) => ({
  id: jobId,
  title: card.title,
  suburb: card.suburb,
  state: card.state,
});
