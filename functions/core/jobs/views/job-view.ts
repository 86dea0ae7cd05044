import { earlierPaymentsOf } from '#functions/data/jobs/earlier-payments.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { openDetailFields, partyDetailFields, siteDetailFields } from '#shared/api/fields/job-description.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { rankMay } from '#shared/domain/accounts/ranks.ts';
import { abilityOfAction } from '#shared/domain/accounts/work-of-rank.ts';
import { childId } from '#shared/domain/ids.ts';
import { hasLeft, type Role } from '#shared/domain/jobs/job.ts';
import {
  allowedActions,
  effectiveApplicationStatus,
  type JobRelation,
  showsCustomerContact,
  statusShownTo,
} from '#shared/domain/jobs/lifecycle.ts';
import { isAcceptedWork, maxPhotoAsks } from '#shared/domain/jobs/shown-photo.ts';
import { hasStartedWork } from '#shared/domain/jobs/team.ts';
import { fromCents } from '#shared/domain/money.ts';
import { objectPath } from '../../files/file-names.ts';
import { type JobAccess, lifecycleOf } from '../access/job-access.ts';
import { commonOf, inItsSuburb, inviteCountsOf, teamView, withoutSite } from './job-card.ts';

const roleIn = (relations: readonly JobRelation[]): Role => (relations.includes('retailer') ? 'retailer' : 'installer');

function viewerOf(access: JobAccess): JobView['viewer'] {
  const { application, invite, job, relations } = access;
  const actions = allowedActions(lifecycleOf(access), relations).filter((action) =>
    rankMay(roleIn(relations), access.rank, abilityOfAction(action)),
  );
  return {
    relations,
    seesSite: access.seesSite,
    // A rejected installer is no longer an applicant, but still may not apply again.
    allowedActions:
      application && !hasLeft(application.status) ? actions.filter((action) => action !== 'apply') : actions,
    application: application
      ? {
          id: childId(job.jobId, application.installerId),
          status: effectiveApplicationStatus(application, job),
          changes: access.changesSinceApplied ?? [],
        }
      : null,
    invite: invite
      ? {
          id: childId(job.jobId, invite.installerId),
          status: invite.status,
          message: invite.message,
          expiresAt: invite.expiresAt ?? null,
          isForApplication: invite.isForApplication ?? false,
        }
      : null,
  };
}

/**
 * Returns the photo of a job for company pages. The transaction that sets a job back deletes the photo's row, but `access`
 * still has it in the answer to that change, so the status decides too.
 */
function photoView({ job, shownPhoto }: JobAccess): JobView['shownPhoto'] {
  if (!shownPhoto || !isAcceptedWork(job.status)) return null;
  const { photoId, objectKey, state, askedBy, asks } = shownPhoto;
  return { id: photoId, fileUrl: objectPath(objectKey), state, askedBy, asksLeft: maxPhotoAsks - asks };
}

/** Returns the fields that only the parties and administrators see. */
function partyFields(access: JobAccess): Partial<JobView> {
  const { job, payment, requirements } = access;
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
    returnedReason: job.returnedReason ?? null,
    agreedPrice: job.agreedPriceCents === undefined ? null : fromCents(job.agreedPriceCents),
    openRequirements: job.openRequirements,
    requirementCount: requirements.length,
    ...pickFields(partyDetailFields, detail),
    paymentStatus: payment?.status ?? null,
    shownPhoto: photoView(access),
    ...teamView(card, access.relations.includes('assignee')),
    ...(hasStartedWork(job, requirements) ? { hasStarted: true } : {}),
  };
}

const hasEarlier = (access: JobAccess): boolean => earlierPaymentsOf(access).length > 0;

/** Returns one job with exactly the fields that this user may see. */
export function viewJob(access: JobAccess): JobView {
  const { relations } = access;
  const job = access.seesSite ? access.job : withoutSite(access.job);
  const { detail, times, customer } = job;
  const isOwner = relations.includes('owner');
  const seesAll = isOwner || relations.includes('admin');
  const isAssignee = relations.includes('assignee');
  return {
    ...commonOf(job),
    ...pickFields(openDetailFields, detail),
    ...(access.seesSite ? pickFields(siteDetailFields, detail) : {}),
    status: statusShownTo(job.status, relations),
    location: job.card.address,
    timeZone: job.card.timeZone,
    postedAt: times.postedAt ?? null,
    updatedAt: job.updatedAt,
    completedAt: times.completedAt ?? null,
    filled: job.assignedInstallerId !== undefined,
    viewer: viewerOf(access),
    ...(seesAll || isAssignee ? partyFields(access) : {}),
    ...(seesAll || (isAssignee && showsCustomerContact(job.status) && !access.contactWaits)
      ? {
          customerName: customer.name,
          customerPhone: customer.phone,
          customerEmail: customer.email,
          customerReference: customer.reference,
        }
      : {}),
    ...(seesAll
      ? {
          inviteCounts: inviteCountsOf(job.card),
          applicationCount: job.card.applicationsOpen,
          applicationsTotal: job.card.applicationsTotal,
          version: job.version,
        }
      : {}),
    ...(seesAll && hasEarlier(access) ? { earlierPaymentCount: earlierPaymentsOf(access).length } : {}),
    // Anyone with the token can accept the job, so only the owner's people who may manage jobs get it.
    ...(isOwner && rankMay('retailer', access.rank, 'jobs') ? { shareToken: job.shareToken ?? null } : {}),
  };
}

/** Returns the job as the caller sees it. A caller who may not see the site gets the position of the site's suburb. */
export const showJob = async (access: JobAccess): Promise<JobView> =>
  viewJob(access.seesSite ? access : { ...access, job: await inItsSuburb(access.job) });

/** Returns null for a user who can no longer see the job, such as an installer who has withdrawn from it. */
export const viewJobIfSeen = (access: JobAccess | null): JobView | null =>
  access && access.relations.length > 0 ? viewJob(access) : null;
