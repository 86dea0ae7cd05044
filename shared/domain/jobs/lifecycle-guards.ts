/** The relations of users to a job, and the conditions of a transition in addition to the actor and the state. */
import { type ErrorCode, errorCodes } from '../../errors.ts';
import { jobStatusLabels, type PaymentStatus, type StoredJobStatus } from './job.ts';
import { isLivePhoto, maxPhotoAsks, type PhotoFacts, type ShownPhotoState } from './shown-photo.ts';

/**
 * A user's relation to one job. Every signed-in user is a `retailer` or an `installer` by role. An `invitee` has a pending
 * invite, an `applicant` has an application without an answer, and a `linkHolder` has opened a share link that still works.
 */
export const jobRelations = [
  'owner',
  'assignee',
  'invitee',
  'applicant',
  'linkHolder',
  'admin',
  'retailer',
  'installer',
] as const;
export type JobRelation = (typeof jobRelations)[number];

export interface LifecycleJob {
  status: StoredJobStatus;
  isPublic: boolean;
  isAssigned: boolean;
  openRequirements: number;
  /** The payment of the installer who has the job. */
  paymentStatus: PaymentStatus | null;
  /** Whether an installer has ever had the job. */
  wasAwarded?: boolean | undefined;
  /** Whether the owner or the current installer has already reviewed the other. */
  isReviewed?: boolean | undefined;
  /** The photo for the company pages, once one party has asked for one. */
  photo?: PhotoFacts | null | undefined;
}

export interface Refusal {
  code: ErrorCode;
  message: string;
}

export type Guard = (job: LifecycleJob, relations: readonly JobRelation[]) => Refusal | null;

export const wrongState = (message: string): Refusal => ({ code: 'wrong_state', message });

export const needsNoAssignee: Guard = (job) =>
  job.isAssigned ? wrongState('This job already has an installer.') : null;

export const needsAssignee: Guard = (job) => (job.isAssigned ? null : wrongState('This job has no installer yet.'));

/** Refuses to delete a job that has ever had an installer, because the installer's work and payment request stay on record. */
export const everAwarded: Refusal = wrongState(
  'This job was awarded to an installer, so it cannot be deleted. You can cancel it instead.',
);

export const needsNeverAwarded: Guard = (job, relations) =>
  needsNoAssignee(job, relations) ?? (job.wasAwarded ? everAwarded : null);

/** Refuses an owner who must first answer a payment request. The installer may leave without an answer. */
export const needsAnsweredPayment: Guard = ({ isAssigned, paymentStatus }, relations) =>
  isAssigned && paymentStatus === 'pending' && relations.includes('owner')
    ? wrongState('A payment request is waiting for your answer. Answer it before you unassign the installer.')
    : null;

export const mayUnassign: Guard = (job, relations) =>
  needsAssignee(job, relations) ?? needsAnsweredPayment(job, relations);

const inThisStatus = ({ status }: LifecycleJob, refusal: string): Refusal =>
  wrongState(`This job is ${jobStatusLabels[status]}, so ${refusal}.`);

/** Refuses to cancel a completed or paid job that has an installer, because the installer may wait for a payment. */
export const mayCancel: Guard = (job, relations) =>
  (job.status === 'completed' || job.status === 'paid') && job.isAssigned
    ? inThisStatus(job, 'it cannot be cancelled')
    : needsAnsweredPayment(job, relations);

/** Refuses to review a completed job that is not paid. Only a job that an administrator set back from Paid is both. */
export const needsPaidJob: Guard = (job, relations) =>
  job.status === 'completed' && job.paymentStatus !== 'released'
    ? inThisStatus(job, 'it cannot be reviewed')
    : needsAssignee(job, relations);

/**
 * Refuses a review of a job that is neither archived nor reviewed. A job that is not archived only has a review if an
 * administrator set its status back.
 */
export const needsEarlierReview: Guard = (job, relations) =>
  job.status === 'archived' || job.isReviewed
    ? needsPaidJob(job, relations)
    : inThisStatus(job, 'no more reviews can be added');

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
  pending: 'A payment request is already waiting for approval.',
  held: 'The payment for this job is being held.',
  released: 'This job has already been paid.',
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

const photoRefusals: Partial<Record<ShownPhotoState, string>> = {
  asked: 'A photo of this job is already waiting for an answer.',
  shown: 'The company pages already show a photo of this job.',
  barred: 'An administrator has removed the photo of this job, so no other photo can be shown.',
};

export const mayAskToShow: Guard = (job, relations) => {
  const { state, asks } = job.photo ?? { state: null, asks: 0 };
  const refusal = state === null ? undefined : photoRefusals[state];
  if (refusal !== undefined) return wrongState(refusal);
  return asks >= maxPhotoAsks
    ? wrongState(`The two companies can ask at most ${maxPhotoAsks} times for each job.`)
    : needsAssignee(job, relations);
};

/** Refuses the party that asked, because only the other party can answer. */
export const mayAnswerPhoto: Guard = ({ photo }, relations) => {
  if (photo?.state !== 'asked') return wrongState('This job has no photo to allow or decline.');
  return relations.includes(photo.askedBy)
    ? { code: 'forbidden', message: 'Only the other company can answer.' }
    : null;
};

export const needsLivePhoto: Guard = ({ photo }) =>
  photo && isLivePhoto(photo.state) ? null : wrongState('The company pages show no photo of this job.');
