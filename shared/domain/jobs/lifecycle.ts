/** The lifecycle of a job: the actions of each user in each state, and the meaning of each state for screens and fields. */
import { errorCodes } from '../../errors.ts';
import {
  type ApplicationStatus,
  adminStatuses,
  hasLeft,
  type JobStatus,
  jobStatusLabels,
  type StoredJobStatus,
} from './job.ts';
import type { JobRelation, LifecycleJob, Refusal } from './lifecycle-guards.ts';
import {
  type AwardedStatus,
  isAwarded,
  type JobAction,
  transitionOf,
  transitions,
  wrongStateFor,
} from './lifecycle-table.ts';

export {
  type DashboardTab,
  dashboardTabs,
  type InstallerTab,
  installerTabOf,
  installerTabs,
  isFullyEditable,
  isUnderInstallerTab,
  type RetailerTab,
  retailerTabOf,
  retailerTabs,
  showsCustomerContact,
} from './job-states.ts';
export { type JobRelation, jobRelations, type LifecycleJob } from './lifecycle-guards.ts';
export type { JobAction } from './lifecycle-table.ts';

export const jobActions = Object.keys(transitions) as JobAction[];

/** An action that only exists after the award. */
export type AwardedAction = {
  [A in JobAction]: (typeof transitions)[A]['from'][number] extends AwardedStatus ? A : never;
}[JobAction];

/** An action that succeeds without a change in some states. */
export type RepeatableAction = {
  [A in JobAction]: (typeof transitions)[A] extends { repeatable: unknown } ? A : never;
}[JobAction];

/** Tells whether an action only exists after the award. */
export const isAfterAward = (action: JobAction): action is AwardedAction => transitionOf(action).from.every(isAwarded);

/** The verdict on an action. `unchanged`: the action counts as done, and the caller writes nothing. */
export type TransitionResult<To = StoredJobStatus | 'gone'> =
  | { allowed: true; to: To; unchanged?: true }
  | ({ allowed: false } & Refusal);

const refuse = (refusal: Refusal): TransitionResult<never> => ({ allowed: false, ...refusal });
const forbidden: Refusal = { code: 'forbidden', message: errorCodes.forbidden.message };
const absent: Refusal = { code: 'not_found', message: errorCodes.not_found.message };
const settableLabels = new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(
  adminStatuses.map((status) => jobStatusLabels[status]),
);

/**
 * Checks one action: first the user, then the state of the job, then the action's own condition. Without a job, only `saveDraft`
 * and `post` can be allowed. `target` is the status that an administrator sets.
 */
export function transition(
  job: null,
  action: JobAction,
  relations: readonly JobRelation[],
): TransitionResult<'draft' | 'posted'>;
export function transition(
  job: LifecycleJob | null,
  action: JobAction,
  relations: readonly JobRelation[],
  target?: StoredJobStatus,
): TransitionResult;
export function transition(
  job: LifecycleJob | null,
  action: JobAction,
  relations: readonly JobRelation[],
  target?: StoredJobStatus,
): TransitionResult {
  const rule = transitionOf(action);
  if (!job) {
    if (!rule.from.includes('none') || (rule.to !== 'draft' && rule.to !== 'posted')) return refuse(absent);
    return relations.includes('retailer') ? { allowed: true, to: rule.to } : refuse(forbidden);
  }
  const isActor = rule.actors.some((actor) => relations.includes(actor));
  if (!isActor || (rule.role && !relations.includes(rule.role))) return refuse(forbidden);
  if (rule.repeatable?.includes(job.status)) return { allowed: true, to: job.status, unchanged: true };
  if (!rule.from.includes(job.status)) return refuse(wrongStateFor(job.status, action));
  const refusal = rule.guard?.(job, relations);
  if (refusal) return refuse(refusal);
  if (rule.to === 'same') return { allowed: true, to: job.status };
  if (rule.to !== 'given') return { allowed: true, to: rule.to };
  const given = adminStatuses.find((status) => status === target);
  if (given) return { allowed: true, to: given };
  return refuse({ code: 'invalid', message: `You can set the status to ${settableLabels}.` });
}

/** Returns the actions a screen may offer: those that are allowed and would change something. */
export const allowedActions = (job: LifecycleJob | null, relations: readonly JobRelation[]): JobAction[] =>
  jobActions.filter((action) => {
    const result = transition(job, action, relations, 'posted');
    return result.allowed && !result.unchanged;
  });

/** Returns the stored status of a status that a user sees. */
export const storedStatusOf = (status: JobStatus): StoredJobStatus => {
  if (status === 'offered') return 'posted';
  return status === 'awaiting_payment' ? 'completed' : status;
};

/** Returns the status that a user sees. An installer with a pending invite sees a posted job as `offered`. */
export const statusShownTo = (status: StoredJobStatus, relations: readonly JobRelation[]): JobStatus =>
  status === 'posted' && relations.includes('invitee') ? 'offered' : status;

/**
 * Returns the status of an application, given the job as it is now. Awarding the job to another installer closes the other
 * applications without rewriting them, and unassigning the installer reopens them.
 */
export const effectiveApplicationStatus = (
  application: { status: ApplicationStatus; installerId: string },
  job: { status: JobStatus; assignedInstallerId?: string | null | undefined },
): ApplicationStatus => {
  if (application.status === 'rejected' || hasLeft(application.status)) return application.status;
  if (job.assignedInstallerId === application.installerId) return 'accepted';
  if (storedStatusOf(job.status) !== 'posted' || application.status === 'accepted') return 'rejected';
  return application.status;
};
