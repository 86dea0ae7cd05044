import type { StoredJobStatus } from '#shared/domain/job.ts';
import { type JobAction, transition } from '#shared/domain/lifecycle.ts';
import { ConditionLost, commit, type NamedWrite, write } from '../../data/commit.ts';
import type { Counts } from '../../data/figures/tab-counts-writes.ts';
import { jobListKeys, noListKeys } from '../../data/list-keys.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { Effects, JobRow } from '../../data/rows.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { figuresMoved } from '../figures/public-figures.ts';
import { countWrites } from '../figures/tab-counts.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { findJob, type JobAccess, type LoadedJob, lifecycleOf, loadJob, relate } from './job-access.ts';

/** Audit values are ids, field names and values that are nobody's personal data. */
export type AuditDetails = Record<string, string | number | boolean | string[]>;

/** What one action does to a job and the rows around it. */
export interface JobChange {
  job: JobRow;
  /** The rows of the detail that changed with it, as they are afterwards. */
  rows?: Partial<Omit<LoadedJob, 'job'>>;
  writes?: readonly NamedWrite[];
  counts?: ReadonlyMap<string, Counts>;
  effects?: readonly Effects[];
  details?: AuditDetails;
}

export interface Changer {
  actor: Actor;
  request: RequestFacts;
  /** A share link that the request brought in its body. */
  shareToken?: string | undefined;
  /** What a repeat under the same Idempotency-Key finds its answer by; the job's id unless said. */
  reference?: string | undefined;
}

export interface Decision {
  access: JobAccess;
  job: JobRow;
  to: StoredJobStatus;
  now: Date;
  at: string;
}

const patienceMilliseconds = 8_000;
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10 * 2 ** attempt, 250)));

export const jobWrite = (job: JobRow, expectedVersion: number | null): NamedWrite =>
  write('job', (entities) => {
    const item = { ...job, ...noListKeys, ...jobListKeys(job) };
    return expectedVersion === null
      ? entities.job.create(item).commit()
      : entities.job
          .put(item)
          .where(({ version }, { eq }) => eq(version, expectedVersion))
          .commit();
  });

/** What nobody asked for by name but follows from what somebody did. */
export type SystemAction = 'reopenApplications' | 'renameCompany';

interface AuditEntry {
  action: JobAction | SystemAction;
  actorId: string;
  from?: StoredJobStatus;
  details?: AuditDetails | undefined;
}

export const auditWrite = (job: JobRow, entry: AuditEntry): NamedWrite =>
  write('audit', (entities) =>
    entities.audit
      .create({
        jobId: job.jobId,
        version: job.version,
        action: entry.action,
        actorId: entry.actorId,
        ...(entry.from ? { from: entry.from } : {}),
        to: job.deleted ? 'gone' : job.status,
        ...(entry.details ? { details: entry.details } : {}),
        at: job.updatedAt,
      })
      .commit(),
  );

/** Everything one change writes, in one transaction: the row, its audit, the counts, what may follow, and what the action adds. */
export function changeWrites(before: JobRow | null, change: JobChange, entry: AuditEntry, now: Date): NamedWrite[] {
  const effects = [...figuresMoved(before, change.job), ...(change.effects ?? [])];
  return [
    jobWrite(change.job, before?.version ?? null),
    auditWrite(change.job, entry),
    ...countWrites(before, change.job, change.counts),
    ...effects.flatMap((each) => outboxWrite(each, now)),
    ...(change.writes ?? []),
  ];
}

/**
 * Runs one action of the lifecycle. The decision is made on the job as read and written on condition that it still is that
 * version; when somebody else was faster, the job is read again and the action judged anew, so a loser gets the true
 * state's own refusal and nothing is half done. A decision of null means that all is as asked already.
 */
export async function changeJob(
  { actor, request, shareToken, reference }: Changer,
  access: JobAccess,
  asked: JobAction | ((access: JobAccess) => JobAction),
  decide: (decision: Decision) => Promise<JobChange | null> | JobChange | null,
): Promise<JobAccess> {
  const until = Date.now() + patienceMilliseconds;
  let current = access;
  for (let attempt = 1; ; attempt += 1) {
    const action = typeof asked === 'function' ? asked(current) : asked;
    const verdict = transition(lifecycleOf(current), action, current.relations);
    if (!verdict.allowed) throw new Refusal(verdict.code, { message: verdict.message });
    if (verdict.unchanged) return current;
    const { job } = current;
    const { now } = request;
    const to = verdict.to === 'gone' ? job.status : verdict.to;
    const change = await decide({ access: current, job, to, now, at: now.toISOString() });
    if (!change) return current;
    const after: JobRow = { ...change.job, version: job.version + 1, updatedAt: now.toISOString() };
    try {
      await commit([
        ...changeWrites(
          job,
          { ...change, job: after },
          { action, actorId: actor.userId, from: job.status, details: change.details },
          now,
        ),
        ...idempotencyWrite(actor, request, reference ?? job.jobId),
      ]);
      const loaded = { ...current, ...change.rows, job: after };
      return (await relate(loaded, actor)) ?? { ...loaded, relations: [] };
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      await throwIfDone(actor, request, error.names);
      if (Date.now() > until) throw new Refusal('conflict', { cause: error });
    }
    await pause(attempt);
    const again = await findJob(job.jobId, actor, request.shareToken ?? shareToken);
    if (!again) throw notFound();
    current = again;
  }
}

const systemActor = 'system';

/** A change that follows from another one: no lifecycle to judge, the same versioned write. Null leaves the job as it is. */
export async function changeJobBySystem(
  jobId: string,
  action: SystemAction,
  now: Date,
  decide: (loaded: LoadedJob) => Promise<JobChange | null> | JobChange | null,
): Promise<void> {
  const until = Date.now() + patienceMilliseconds;
  for (let attempt = 1; ; attempt += 1) {
    const loaded = await loadJob(jobId);
    const change = loaded && (await decide(loaded));
    if (!loaded || !change) return;
    const after: JobRow = { ...change.job, version: loaded.job.version + 1, updatedAt: now.toISOString() };
    try {
      await commit(
        changeWrites(
          loaded.job,
          { ...change, job: after },
          { action, actorId: systemActor, from: loaded.job.status },
          now,
        ),
      );
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost) || Date.now() > until) throw error;
    }
    await pause(attempt);
  }
}
