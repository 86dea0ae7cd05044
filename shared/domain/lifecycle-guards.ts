/** Who stands how to a job, and the conditions that a transition asks for beyond actor and state. */
import { type ErrorCode, errorCodes } from '../api/errors.ts';
import type { PaymentStatus, StoredJobStatus } from './job.ts';

/**
 * What a person is to one job. Everybody signed in is a `retailer` or an `installer` by role, plus any of the others:
 * an invitee holds a pending invite, an applicant a live application, a linkHolder a live grant from a share link.
 */
export type JobRelation =
  | 'owner'
  | 'assignee'
  | 'invitee'
  | 'applicant'
  | 'linkHolder'
  | 'admin'
  | 'retailer'
  | 'installer';

export interface LifecycleJob {
  status: StoredJobStatus;
  isPublic: boolean;
  isAssigned: boolean;
  openRequirements: number;
  paymentStatus: PaymentStatus | null;
}

export interface Refusal {
  code: ErrorCode;
  message: string;
}

export type Guard = (job: LifecycleJob, relations: readonly JobRelation[]) => Refusal | null;

export const wrongState = (message: string): Refusal => ({ code: 'wrong_state', message });

export const needsNoAssignee: Guard = (job) =>
  job.isAssigned ? wrongState('An installer is assigned to this job already.') : null;

export const needsAssignee: Guard = (job) =>
  job.isAssigned ? null : wrongState('No installer is assigned to this job.');

export const needsPrivateJob: Guard = (job) =>
  job.isPublic ? wrongState('This job is public. Only private jobs take invitations.') : null;

export const mayApplyOnce: Guard = (job, relations) => {
  if (relations.includes('applicant')) {
    return { code: 'already_exists', message: 'You have already applied for this job.' };
  }
  const mayApply = job.isPublic || relations.includes('linkHolder') || relations.includes('invitee');
  return mayApply ? null : { code: 'forbidden', message: 'This private job is open to invited installers only.' };
};

export const needsEveryRequirement: Guard = (job) =>
  job.openRequirements > 0 ? { code: 'requirements_open', message: errorCodes.requirements_open.message } : null;

const paymentRefusals: Record<PaymentStatus, string> = {
  pending: 'A payment request is waiting for approval.',
  held: 'The payment for this job is being held.',
  released: 'This job has been paid already.',
  refunded: 'The payment for this job was refunded.',
  failed: 'The payment for this job failed.',
};

export const needsOpenPayment: Guard = ({ paymentStatus }) =>
  paymentStatus === null || paymentStatus === 'pending' ? null : wrongState(paymentRefusals[paymentStatus]);

export const needsPendingPayment: Guard = ({ paymentStatus }) => {
  if (paymentStatus === 'pending') return null;
  return wrongState(paymentStatus ? paymentRefusals[paymentStatus] : 'No payment has been requested yet.');
};

export const needsUnpaidJob: Guard = ({ paymentStatus }) =>
  paymentStatus === 'released' ? wrongState(paymentRefusals.released) : null;
