import { jobStatusLabels, type Role, type StoredJobStatus, storedJobStatuses } from './job.ts';
import {
  type Guard,
  type JobRelation,
  mayApplyOnce,
  needsAssignee,
  needsEveryRequirement,
  needsNoAssignee,
  needsOpenPayment,
  needsPendingPayment,
  needsPrivateJob,
  needsUnpaidJob,
  type Refusal,
  wrongState,
} from './lifecycle-guards.ts';

interface Transition {
  /** The transition's number in the rule book. */
  number: number;
  /** What happens, in the words of the product. */
  meaning: string;
  /** `none` is a job that does not exist yet; whoever writes it becomes its owner. */
  from: readonly (StoredJobStatus | 'none')[];
  /** `same` keeps the status, `gone` removes the job, `given` is chosen by the administrator. */
  to: StoredJobStatus | 'same' | 'gone' | 'given';
  actors: readonly JobRelation[];
  /** Set where a relation alone is not enough: a retailer may hold a share link too. */
  role?: Role;
  /** States in which asking again is answered as done, and nothing is written. */
  repeatable?: readonly StoredJobStatus[];
  /** Ends the sentence "This job is Booked, so ...". */
  refusal: string;
  /** Judged after actor and state. */
  guard?: Guard;
}

/** The statuses an administrator may set directly. */
export const adminStatuses = [
  'posted',
  'accepted',
  'booked',
  'completed',
  'paid',
] as const satisfies readonly StoredJobStatus[];

export const transitions = {
  saveDraft: {
    number: 1,
    meaning: 'A retailer starts a job and keeps it to themselves until it is ready.',
    from: ['none'],
    to: 'draft',
    actors: ['owner'],
    refusal: 'it cannot be started as a draft again',
  },
  post: {
    number: 2,
    meaning: 'The job goes out: to every installer when public, to invited installers when private.',
    from: ['none', 'draft'],
    to: 'posted',
    actors: ['owner'],
    refusal: 'it cannot be posted again',
  },
  edit: {
    number: 3,
    meaning: 'The owner changes the details: all of them until the award, after it only what does not change the deal.',
    from: ['draft', 'posted', 'accepted', 'booked', 'in_progress'],
    to: 'same',
    actors: ['owner'],
    refusal: 'it can no longer be edited',
  },
  delete: {
    number: 4,
    meaning: 'The owner removes a job nobody has been awarded.',
    from: ['draft', 'posted'],
    to: 'gone',
    actors: ['owner'],
    refusal: 'it can no longer be deleted',
    guard: needsNoAssignee,
  },
  share: {
    number: 5,
    meaning: 'The owner makes or replaces the share link, or switches between public and private.',
    from: ['posted'],
    to: 'same',
    actors: ['owner'],
    refusal: 'it cannot be shared',
  },
  apply: {
    number: 6,
    meaning: 'An installer asks for the job: any installer when it is public, else with a share link or an invite.',
    from: ['posted'],
    to: 'same',
    actors: ['installer'],
    refusal: 'it is not open to applications',
    guard: mayApplyOnce,
  },
  acceptApplication: {
    number: 7,
    meaning: 'The owner awards the job to an applicant, who is assigned at once.',
    from: ['posted'],
    to: 'accepted',
    actors: ['owner'],
    refusal: 'no application can be accepted',
    guard: needsNoAssignee,
  },
  rejectApplication: {
    number: 8,
    meaning: 'The owner turns an applicant down.',
    from: ['posted'],
    to: 'same',
    actors: ['owner'],
    refusal: 'no application can be rejected',
  },
  invite: {
    number: 9,
    meaning: 'The owner of a private job asks installers to take it.',
    from: ['posted'],
    to: 'same',
    actors: ['owner'],
    refusal: 'installers cannot be invited',
    guard: needsPrivateJob,
  },
  declineInvite: {
    number: 10,
    meaning: 'An invited installer says no.',
    from: ['posted'],
    to: 'same',
    actors: ['invitee'],
    refusal: 'the invitation has lapsed',
  },
  acceptInvite: {
    number: 11,
    meaning: 'An invited installer takes the job offered to them.',
    from: ['posted'],
    to: 'accepted',
    actors: ['invitee'],
    refusal: 'it can no longer be accepted',
    guard: needsNoAssignee,
  },
  acceptLink: {
    number: 12,
    meaning: 'An installer who was sent the share link takes the job.',
    from: ['posted'],
    to: 'accepted',
    actors: ['linkHolder'],
    role: 'installer',
    refusal: 'it can no longer be accepted',
    guard: needsNoAssignee,
  },
  schedule: {
    number: 13,
    meaning: 'Either party sets the day of installation, or moves it.',
    from: ['accepted', 'booked'],
    to: 'booked',
    actors: ['owner', 'assignee'],
    refusal: 'it cannot be scheduled',
    guard: needsAssignee,
  },
  start: {
    number: 14,
    meaning: 'The installer begins the work, with or without a day having been set.',
    from: ['accepted', 'booked'],
    to: 'in_progress',
    actors: ['assignee'],
    refusal: 'it cannot be started',
  },
  progress: {
    number: 15,
    meaning: 'The installer reports that the work goes on.',
    from: ['in_progress'],
    to: 'same',
    actors: ['assignee'],
    refusal: 'its progress cannot be updated',
  },
  completeRequirement: {
    number: 16,
    meaning: 'The installer ticks a requirement, hands in its file, or takes the tick back.',
    from: ['booked', 'in_progress'],
    to: 'same',
    actors: ['assignee'],
    refusal: 'its requirements cannot be changed',
  },
  complete: {
    number: 17,
    meaning: 'The installer declares the work done; every requirement has been met.',
    from: ['booked', 'in_progress'],
    to: 'completed',
    actors: ['assignee'],
    refusal: 'it cannot be marked complete',
    guard: needsEveryRequirement,
  },
  requestPayment: {
    number: 18,
    meaning: 'The installer asks to be paid, or changes the request while it waits.',
    from: ['completed'],
    to: 'same',
    actors: ['assignee'],
    refusal: 'payment cannot be requested',
    guard: needsOpenPayment,
  },
  approvePayment: {
    number: 19,
    meaning: 'The owner pays and hands over the remittance document.',
    from: ['completed'],
    to: 'paid',
    actors: ['owner'],
    refusal: 'payment cannot be approved',
    guard: needsPendingPayment,
  },
  firstReview: {
    number: 20,
    meaning: 'One party reviews the other after payment, which files the job away.',
    from: ['paid'],
    to: 'archived',
    actors: ['owner', 'assignee'],
    refusal: 'it cannot be reviewed',
    guard: needsAssignee,
  },
  laterReview: {
    number: 21,
    meaning: 'The other party reviews too, or an author rewrites a review.',
    from: ['archived'],
    to: 'same',
    actors: ['owner', 'assignee'],
    refusal: 'no further review can be written',
    guard: needsAssignee,
  },
  archive: {
    number: 22,
    meaning: 'Either party files a paid job away without a review.',
    from: ['paid'],
    to: 'archived',
    actors: ['owner', 'assignee'],
    repeatable: ['archived'],
    refusal: 'it cannot be archived',
  },
  unassign: {
    number: 23,
    meaning: 'The owner takes the job from the installer, or the installer steps back; it is open again.',
    from: ['accepted', 'booked', 'in_progress'],
    to: 'posted',
    actors: ['owner', 'assignee'],
    refusal: 'its installer cannot be unassigned',
    guard: needsAssignee,
  },
  adminSetStatus: {
    number: 24,
    meaning: 'An administrator puts a job right by setting its status directly.',
    from: storedJobStatuses,
    to: 'given',
    actors: ['admin'],
    refusal: 'its status cannot be set',
  },
  adminEdit: {
    number: 25,
    meaning: 'An administrator corrects the details of a job.',
    from: storedJobStatuses,
    to: 'same',
    actors: ['admin'],
    refusal: 'it cannot be edited',
  },
  returnRequirement: {
    number: 26,
    meaning: 'The owner sends a completed requirement back with a reason; a completed job is being worked on again.',
    from: ['in_progress', 'completed'],
    to: 'in_progress',
    actors: ['owner'],
    refusal: 'its requirements cannot be sent back',
    guard: needsUnpaidJob,
  },
  cancel: {
    number: 27,
    meaning: 'The owner calls the job off with a reason, for good.',
    from: ['posted', 'accepted', 'booked'],
    to: 'cancelled',
    actors: ['owner'],
    refusal: 'it cannot be cancelled',
  },
  withdrawApplication: {
    number: 28,
    meaning: 'An applicant takes their application back.',
    from: ['posted'],
    to: 'same',
    actors: ['applicant'],
    refusal: 'the application can no longer be withdrawn',
  },
} as const satisfies Record<string, Transition>;

export type JobAction = keyof typeof transitions;

/** The table's rows under their common type. */
export const transitionOf = (action: JobAction): Transition => transitions[action];

export const wrongStateFor = (status: StoredJobStatus, action: JobAction): Refusal =>
  wrongState(`This job is ${jobStatusLabels[status]}, so ${transitions[action].refusal}.`);
