import type { StoredJobStatus } from '#shared/domain/jobs/job.ts';
import {
  type AwardedAction,
  isAfterAward,
  type JobAction,
  type RepeatableAction,
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
import { type JobChange, nextVersion, patience, transactionWrites } from './job-transaction.ts';
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
  /** True at the first attempt. At a retry, data that the caller read before the action may be stale. */
  isFirst: boolean;
}

// The condition checks at run time what the type says about the action. TypeScript cannot connect the two.
const jobFor = <A extends JobAction>(action: A, job: JobRow): JobFor<A> =>
  (isAfterAward(action) ? asAwarded(job) : job) as JobFor<A>;

/** Returns the verdict of the lifecycle if it allows the action. Otherwise throws its refusal, with its message. */
export function allowed<To>(verdict: TransitionResult<To>): Extract<TransitionResult<To>, { allowed: true }> {
  if (!verdict.allowed) throw new Refusal(verdict.code, { message: verdict.message });
  return verdict;
}

/** Returns the refusal if one of the two accounts was deleted a moment ago and its jobs are not closed yet. */
const accountGone = (cause: unknown): Refusal =>
  new Refusal('conflict', {
    message: "The other company has closed its account, so this job can't change any more.",
    cause,
  });

/**
 * Hides a job that is open again if its owner is suspended. The conditions make the commit fail if the owner is suspended or
 * restored in between.
 */
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

interface Decided<R> {
  /** Null if there is nothing to change. */
  change: JobChange | null;
  result: R;
}

type Asked<A extends JobAction> = A | ((access: JobAccess) => A);
type Decide<A extends JobAction, D> = (decision: Decision<A>) => Promise<D> | D;

async function run<A extends JobAction, R>(
  { actor, request, shareToken, target, reference }: Changer,
  access: JobAccess,
  asked: Asked<A>,
  decide: Decide<A, Decided<R>>,
  resultOfRepeat: () => R,
): Promise<{ access: JobAccess; result: R }> {
  const { jobId } = access.job;
  const { now } = request;
  let known: JobAccess | null = access;
  return retry(async (isLast) => {
    const isFirst = known !== null;
    const current: JobAccess | null = known ?? (await findJob(jobId, actor, request.shareToken ?? shareToken, now));
    if (!current) throw notFound();
    known = null;
    const action = typeof asked === 'function' ? asked(current) : asked;
    const verdict = allowed(transition(lifecycleOf(current), action, current.relations, target));
    if (verdict.unchanged) return { access: current, result: resultOfRepeat() };
    const { job } = current;
    const decision = { access: current, job: jobFor(action, job), now, at: now.toISOString(), isFirst };
    const { change, result } = await decide(decision);
    if (!change) return { access: current, result };
    const { after, conditions } = await heldWithOwner(job, nextVersion(current, change, verdict.to, now));
    try {
      await commitFor(actor, [
        ...(await transactionWrites(
          current,
          { ...change, job: after },
          { action, actorId: actor.userId, personId: actor.person.userId, from: job.status },
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
    const related = (await relate(loaded, actor, undefined, now)) ?? { ...loaded, rank: actor.rank, relations: [] };
    return { access: related, result };
  }, patience);
}

/**
 * Runs one action of the lifecycle and returns the job after it. The action decides on the job as it was read, and the commit
 * requires that the job's version has not changed. After a lost race, `run` reads the job and checks the action again, so the
 * slower caller gets the refusal for the current state. If `decide` returns null, nothing changes.
 */
export async function runTransition<A extends JobAction>(
  changer: Changer,
  access: JobAccess,
  asked: Asked<A>,
  decide: Decide<A, JobChange | null>,
): Promise<JobAccess> {
  const decideOnly = async (decision: Decision<A>) => ({ change: await decide(decision), result: undefined });
  return (await run(changer, access, asked, decideOnly, () => undefined)).access;
}

/** Runs one action like `runTransition`, and also returns the result of the committed decision. */
export const runTransitionWithResult = <A extends Exclude<JobAction, RepeatableAction>, R>(
  changer: Changer,
  access: JobAccess,
  asked: Asked<A>,
  decide: Decide<A, Decided<R>>,
): Promise<{ access: JobAccess; result: R }> =>
  run(changer, access, asked, decide, () => {
    throw new Refusal('internal');
  });
