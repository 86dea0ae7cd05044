import { jobStatusLabels, type Role, type StoredJobStatus, storedJobStatuses } from './job.ts';
import type { JobEventKind } from './job-events.ts';
import {
  type Guard,
  type JobRelation,
  mayAnswerPhoto,
  mayApplyOnce,
  mayAskToShow,
  mayCancel,
  mayUnassign,
  needsAssignee,
  needsEarlierReview,
  needsEveryRequirement,
  needsLivePhoto,
  needsNeverAwarded,
  needsNoAssignee,
  needsOpenPayment,
  needsPaidJob,
  needsPendingPayment,
  needsUnpaidJob,
  type Refusal,
  wrongState,
} from './lifecycle-guards.ts';

interface Transition {
  /** The transition's number in the rule book, `docs/product.md`. */
  number: number;
  /** The meaning of the transition, in the product's terms. */
  meaning: string;
  /** The statuses before the transition. `none`: the job does not exist yet, and the user who creates it becomes its owner. */
  from: readonly (StoredJobStatus | 'none')[];
  /** The status after the transition. `same`: unchanged. `gone`: the job is deleted. `given`: the administrator chooses it. */
  to: StoredJobStatus | 'same' | 'gone' | 'given';
  actors: readonly JobRelation[];
  /** The role that the actor must have. Set only for actions of a link holder, because a retailer may have a share link too. */
  role?: Role;
  /** States in which repeating the action succeeds without writing anything. */
  repeatable?: readonly StoredJobStatus[];
  /** The event in the history of the job. Null: the history does not show the transition. */
  event: JobEventKind | null;
  /** Completes the sentence "This job is Booked, so ...". */
  refusal: string;
  /** The condition to check after the actor and the state. */
  guard?: Guard;
}

export const transitions = {
  saveDraft: {
    number: 1,
    meaning: 'A retailer creates a job that only they can see until they post it.',
    from: ['none'],
    to: 'draft',
    actors: ['owner'],
    event: 'drafted',
    refusal: 'it cannot become a draft again',
  },
  post: {
    number: 2,
    meaning: 'The job is posted: to every installer if it is public, to invited installers if it is private.',
    from: ['none', 'draft'],
    to: 'posted',
    actors: ['owner'],
    event: 'posted',
    refusal: 'it cannot be posted again',
  },
  edit: {
    number: 3,
    meaning:
      'The owner changes the details. After the award, only details that do not affect the agreement can change.',
    from: ['draft', 'posted', 'accepted', 'booked', 'in_progress'],
    to: 'same',
    actors: ['owner'],
    event: 'edited',
    refusal: 'it can no longer be edited',
  },
  delete: {
    number: 4,
    meaning: 'The owner deletes a job that has never been awarded.',
    from: ['draft', 'posted'],
    to: 'gone',
    actors: ['owner'],
    event: null,
    refusal: 'it can no longer be deleted',
    guard: needsNeverAwarded,
  },
  share: {
    number: 5,
    meaning: 'The owner creates or replaces the share link, or switches between public and private.',
    from: ['posted'],
    to: 'same',
    actors: ['owner'],
    event: 'shared',
    refusal: 'it cannot be shared',
  },
  apply: {
    number: 6,
    meaning:
      'An installer applies for the job: any installer if it is public, otherwise one with a share link or an invitation.',
    from: ['posted'],
    to: 'same',
    actors: ['installer'],
    event: 'applied',
    refusal: 'it is not open to applications',
    guard: mayApplyOnce,
  },
  acceptApplication: {
    number: 7,
    meaning: 'The owner awards the job to an applicant, who is assigned straight away.',
    from: ['posted'],
    to: 'accepted',
    actors: ['owner'],
    event: 'awarded',
    refusal: 'no application can be accepted',
    guard: needsNoAssignee,
  },
  rejectApplication: {
    number: 8,
    meaning: 'The owner rejects an application.',
    from: ['posted'],
    to: 'same',
    actors: ['owner'],
    event: 'rejected',
    refusal: 'no application can be rejected',
  },
  invite: {
    number: 9,
    meaning: 'The owner invites installers to the job, whether it is public or private.',
    from: ['posted'],
    to: 'same',
    actors: ['owner'],
    event: 'invited',
    refusal: 'installers cannot be invited',
  },
  declineInvite: {
    number: 10,
    meaning: 'An invited installer declines.',
    from: ['posted'],
    to: 'same',
    actors: ['invitee'],
    event: 'declined',
    refusal: 'the invitation can no longer be declined',
  },
  acceptInvite: {
    number: 11,
    meaning: 'An invited installer accepts the job.',
    from: ['posted'],
    to: 'accepted',
    actors: ['invitee'],
    event: 'awarded',
    refusal: 'it can no longer be accepted',
    guard: needsNoAssignee,
  },
  acceptLink: {
    number: 12,
    meaning: 'An installer with the share link accepts the job.',
    from: ['posted'],
    to: 'accepted',
    actors: ['linkHolder'],
    role: 'installer',
    event: 'awarded',
    refusal: 'it can no longer be accepted',
    guard: needsNoAssignee,
  },
  schedule: {
    number: 13,
    meaning:
      'Either party sets or changes the installation date. If the work has started, the job goes back to Booked and keeps its evidence.',
    from: ['accepted', 'booked', 'in_progress'],
    to: 'booked',
    actors: ['owner', 'assignee'],
    event: 'scheduled',
    refusal: 'it cannot be scheduled',
    guard: needsAssignee,
  },
  start: {
    number: 14,
    meaning: 'The installer starts the work, whether or not a date has been set, and can set it to the day they start.',
    from: ['accepted', 'booked'],
    to: 'in_progress',
    actors: ['assignee'],
    event: 'started',
    refusal: 'it cannot be started',
  },
  progress: {
    number: 15,
    meaning: 'The installer reports progress.',
    from: ['in_progress'],
    to: 'same',
    actors: ['assignee'],
    event: 'progressed',
    refusal: 'its progress cannot be updated',
  },
  completeRequirement: {
    number: 16,
    meaning: 'The installer completes a requirement, uploads its file, or reopens it.',
    from: ['booked', 'in_progress'],
    to: 'same',
    actors: ['assignee'],
    event: 'handedIn',
    refusal: 'its requirements cannot be changed',
  },
  complete: {
    number: 17,
    meaning: 'The installer marks the job complete. Every requirement must be complete.',
    from: ['booked', 'in_progress'],
    to: 'completed',
    actors: ['assignee'],
    event: 'completed',
    refusal: 'it cannot be marked complete',
    guard: needsEveryRequirement,
  },
  requestPayment: {
    number: 18,
    meaning: 'The installer requests payment, or changes the request while it is pending.',
    from: ['completed'],
    to: 'same',
    actors: ['assignee'],
    event: 'paymentRequested',
    refusal: 'payment cannot be requested',
    guard: needsOpenPayment,
  },
  approvePayment: {
    number: 19,
    meaning: 'The owner approves the payment with remittance advice.',
    from: ['completed'],
    to: 'paid',
    actors: ['owner'],
    event: 'paymentSent',
    refusal: 'payment cannot be approved',
    guard: needsPendingPayment,
  },
  firstReview: {
    number: 20,
    meaning: 'One party reviews the other after payment, which archives the job.',
    from: ['completed', 'paid'],
    to: 'archived',
    actors: ['owner', 'assignee'],
    event: 'reviewed',
    refusal: 'it cannot be reviewed',
    guard: needsPaidJob,
  },
  laterReview: {
    number: 21,
    meaning: 'The other party writes their review, or an author changes a review.',
    from: ['completed', 'paid', 'archived'],
    to: 'same',
    actors: ['owner', 'assignee'],
    event: 'reviewed',
    refusal: 'no more reviews can be added',
    guard: needsEarlierReview,
  },
  archive: {
    number: 22,
    meaning: 'Either party archives a paid job without a review.',
    from: ['paid'],
    to: 'archived',
    actors: ['owner', 'assignee'],
    repeatable: ['archived'],
    event: 'archived',
    refusal: 'it cannot be archived',
  },
  unassign: {
    number: 23,
    meaning: 'The owner unassigns the installer, or the installer leaves the job. The job is posted again.',
    from: ['accepted', 'booked', 'in_progress'],
    to: 'posted',
    actors: ['owner', 'assignee'],
    event: 'unassigned',
    refusal: 'its installer cannot be unassigned',
    guard: mayUnassign,
  },
  adminSetStatus: {
    number: 24,
    meaning: 'An administrator corrects a job by setting its status directly.',
    from: storedJobStatuses,
    to: 'given',
    actors: ['admin'],
    event: 'corrected',
    refusal: 'its status cannot be set',
  },
  adminEdit: {
    number: 25,
    meaning: 'An administrator corrects the details of a job.',
    from: storedJobStatuses,
    to: 'same',
    actors: ['admin'],
    event: 'corrected',
    refusal: 'it cannot be edited',
  },
  returnRequirement: {
    number: 26,
    meaning:
      'The owner asks for changes to a completed requirement, with a reason. A completed job goes back to In Progress.',
    from: ['in_progress', 'completed'],
    to: 'in_progress',
    actors: ['owner'],
    event: 'returned',
    refusal: 'you cannot request changes to its requirements',
    guard: needsUnpaidJob,
  },
  cancel: {
    number: 27,
    meaning: 'The owner cancels the job permanently, with a reason.',
    from: ['posted', 'accepted', 'booked', 'completed', 'paid'],
    to: 'cancelled',
    actors: ['owner'],
    event: 'cancelled',
    refusal: 'it cannot be cancelled',
    guard: mayCancel,
  },
  withdrawApplication: {
    number: 28,
    meaning: 'An applicant withdraws their application.',
    from: ['posted'],
    to: 'same',
    actors: ['applicant'],
    event: 'withdrew',
    refusal: 'the application can no longer be withdrawn',
  },
  offerJob: {
    number: 29,
    meaning:
      'The owner chooses an applicant who applied on earlier terms. The applicant accepts the new terms or declines.',
    from: ['posted'],
    to: 'same',
    actors: ['owner'],
    event: 'offered',
    refusal: 'no application can be accepted',
    guard: needsNoAssignee,
  },
  putBack: {
    number: 30,
    meaning: 'An administrator has left the job without an installer, and the owner puts it back to New.',
    from: ['posted', 'accepted', 'booked', 'in_progress', 'completed', 'paid'],
    to: 'posted',
    actors: ['owner'],
    repeatable: ['posted'],
    event: 'posted',
    refusal: 'it cannot be put back to New',
    guard: needsNoAssignee,
  },
  returnWork: {
    number: 31,
    meaning: 'The owner requests changes to completed work, with a reason. A pending payment request stays.',
    from: ['completed'],
    to: 'in_progress',
    actors: ['owner'],
    event: 'returned',
    refusal: 'you cannot request changes to its work',
    guard: needsUnpaidJob,
  },
  askToShowPhoto: {
    number: 32,
    meaning: 'One party asks the other to show a photo of the paid work on both company pages.',
    from: ['paid', 'archived'],
    to: 'same',
    actors: ['owner', 'assignee'],
    event: 'photoAsked',
    refusal: 'no photo of it can be shown',
    guard: mayAskToShow,
  },
  answerShownPhoto: {
    number: 33,
    meaning: 'The other party allows the photo, which both company pages then show, or declines it.',
    from: ['paid', 'archived'],
    to: 'same',
    actors: ['owner', 'assignee'],
    event: 'photoAllowed',
    refusal: 'it has no photo to allow or decline',
    guard: mayAnswerPhoto,
  },
  removeShownPhoto: {
    number: 34,
    meaning: 'Either party or an administrator removes the photo from both company pages.',
    from: ['paid', 'archived'],
    to: 'same',
    actors: ['owner', 'assignee', 'admin'],
    event: 'photoTakenDown',
    refusal: 'the company pages show no photo of it',
    guard: needsLivePhoto,
  },
  assignTeam: {
    number: 35,
    meaning:
      'The installer says which of its people do the work, and which of them signs it off. To change who signs it off after the start, the installer must give a reason, and we notify the retailer.',
    from: ['accepted', 'booked', 'in_progress'],
    to: 'same',
    actors: ['assignee'],
    event: 'teamSet',
    refusal: 'its team cannot be changed',
  },
} as const satisfies Record<string, Transition>;

export type JobAction = keyof typeof transitions;

/** Returns the table's row for an action, in the type that all rows share. */
export const transitionOf = (action: JobAction): Transition => transitions[action];

/** The statuses of a job that has been awarded to an installer. */
const awardedStatuses = [
  'accepted',
  'booked',
  'in_progress',
  'completed',
  'paid',
  'archived',
] as const satisfies readonly StoredJobStatus[];
export type AwardedStatus = (typeof awardedStatuses)[number];

/** Tells whether a status is one of a job that has been awarded to an installer. */
export const isAwarded = (status: StoredJobStatus | 'none'): status is AwardedStatus =>
  awardedStatuses.some((awarded) => awarded === status);

/**
 * If one of these actions is refused after the award, the message says that another installer was awarded the job. For all other
 * actions, it names the job's status.
 */
const untilAward: ReadonlySet<JobAction> = new Set<JobAction>([
  'apply',
  'acceptApplication',
  'offerJob',
  'rejectApplication',
  'invite',
  'declineInvite',
  'acceptInvite',
  'acceptLink',
  'withdrawApplication',
]);

/** Returns the refusal of an action that the job's status does not allow. */
export const wrongStateFor = (status: StoredJobStatus, action: JobAction): Refusal => {
  const now =
    isAwarded(status) && untilAward.has(action)
      ? 'This job was awarded to another installer'
      : `This job is ${jobStatusLabels[status]}`;
  return wrongState(`${now}, so ${transitions[action].refusal}.`);
};
