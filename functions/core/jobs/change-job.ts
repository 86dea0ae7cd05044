import type { StoredJobStatus } from '#shared/domain/jobs/job.ts';
import {
  type AwardedAction,
  isAfterAward,
  type JobAction,
  type TransitionResult,
  transition,
} from '#shared/domain/jobs/lifecycle.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { requireNotSuspended, requireSuspended } from '../../data/accounts/user-writes.ts';
import { ConditionLost, type NamedWrite } from '../../data/commit.ts';
import { openAccountWrite } from '../../data/figures/tab-counts-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { again, retry } from '../../retry.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { findJob, type JobAccess, lifecycleOf, relate } from './access/job-access.ts';
import { type AwardedJob, asAwarded } from './awarded-job.ts';
import { changeWrites, type JobChange, nextVersion, patience } from './job-change.ts';
import { paymentsAfter } from './status-values.ts';

export interface Changer {
  actor: Actor;
  request: RequestFacts;
  /** A share link from the request body. */
  shareToken?: string | undefined;
  /** The status that an administrator sets. */
  target?: StoredJobStatus | undefined;
  /** The id by which a repeat with the same Idempotency-Key finds its answer. Defaults to the job's id. */
  reference?: string | undefined;
}

/** The job as an action receives it: an awarded job if the action only exists after the award. */
type JobFor<A extends JobAction> = A extends AwardedAction ? AwardedJob : JobRow;

export interface Decision<A extends JobAction = JobAction> {
  access: JobAccess;
  job: JobFor<A>;
  now: Date;
  at: string;
}

// The condition checks at run time what the type says about the action. TypeScript cannot connect the two.
const jobFor = <A extends JobAction>(action: A, job: JobRow): JobFor<A> =>
  (isAfterAward(action) ? asAwarded(job) : job) as JobFor<A>;

/** The result of the lifecycle if it allows the action. Otherwise throws its refusal, with its message. */
export function allowed<To>(verdict: TransitionResult<To>): Extract<TransitionResult<To>, { allowed: true }> {
  if (!verdict.allowed) throw new Refusal(verdict.code, { message: verdict.message });
  return verdict;
}

/** Somebody has just deleted their account. What they leave behind follows within moments. */
const accountGone = (cause: unknown): Refusal =>
  new Refusal('conflict', { message: 'One of the two companies has just left.', cause });

/** A job that is open again is held if its owner is suspended, on the condition that this still holds when it is written. */
async function heldWithOwner(before: JobRow, after: JobRow): Promise<{ after: JobRow; conditions: NamedWrite[] }> {
  const isOpenAgain = after.status === 'posted' && before.status !== 'posted' && !after.deleted;
  if (!isOpenAgain) return { after, conditions: [] };
  const { retailerId } = after;
  const isSuspended = (await findUser(retailerId))?.suspended === true;
  return {
    after: isSuspended ? { ...after, isHeld: true } : after,
    conditions: [isSuspended ? requireSuspended(retailerId) : requireNotSuspended(retailerId)],
  };
}

/**
 * Runs one action of the lifecycle. It decides on the job as it was read, and writes on the condition that the version has
 * not changed. If someone else was faster, it reads the job again and checks the action again. So the slower caller gets the
 * refusal for the current state, and nothing is half done. A decision of null means that there is nothing to change.
 */
export async function changeJob<A extends JobAction>(
  { actor, request, shareToken, target, reference }: Changer,
  access: JobAccess,
  asked: A | ((access: JobAccess) => A),
  decide: (decision: Decision<A>) => Promise<JobChange | null> | JobChange | null,
): Promise<JobAccess> {
  const { jobId } = access.job;
  const { now } = request;
  let known: JobAccess | null = access;
  return retry(async (isLast) => {
    const current: JobAccess | null = known ?? (await findJob(jobId, actor, request.shareToken ?? shareToken, now));
    if (!current) throw notFound();
    known = null;
    const action = typeof asked === 'function' ? asked(current) : asked;
    const verdict = allowed(transition(lifecycleOf(current), action, current.relations, target));
    if (verdict.unchanged) return current;
    const { job } = current;
    const change = await decide({ access: current, job: jobFor(action, job), now, at: now.toISOString() });
    if (!change) return current;
    const { after, conditions } = await heldWithOwner(job, nextVersion(current, change, verdict.to, now));
    try {
      await commitFor(actor, [
        ...(await changeWrites(
          current,
          { ...change, job: after },
          { action, actorId: actor.userId, from: job.status },
          now,
        )),
        ...conditions,
        ...idempotencyWrite(actor, request, reference ?? jobId),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      throwIfDone(error.names);
      if (error.names.includes(openAccountWrite)) throw accountGone(error);
      if (isLast) throw new Refusal('conflict', { cause: error });
      return again;
    }
    const loaded = { ...current, ...change.rows, ...paymentsAfter(current, after, change.rows?.payment), job: after };
    return (await relate(loaded, actor, undefined, now)) ?? { ...loaded, relations: [] };
  }, patience);
}
