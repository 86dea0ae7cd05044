import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { readHandIns } from '#functions/data/work/document-queries.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import type { SuggestedDay } from '#shared/domain/jobs/schedule-plan.ts';
import { fromCents } from '#shared/domain/money.ts';
import type { Actor } from '../actor.ts';
import { suggestDays, waitsForDateSince } from '../calendar/suggested-days.ts';
import { cardFor, type JobCard } from '../jobs/views/job-card.ts';
import { seesAssignedJob } from '../visible-jobs.ts';
import type { WaitingJob, WaitingWork } from './waiting.ts';

/** The rows of a kind of work that has one row for each job. */

export type WorkRow = AnswerOf<Routes['getWorklist']>['rows'][number];

/** A row, and when its work began to wait: an instant or a civil date. Both sort by time. */
export interface TimedRow {
  since: string;
  row: Omit<WorkRow, 'waitingSince'>;
}

/** Returns the day of an instant in the usual time zone. A civil date is its own day. */
export const dayOf = (since: string): string => (since.includes('T') ? todayIn(usualZone, new Date(since)) : since);

/**
 * Returns when the owner last returned a requirement with a file. Other returns record no time. For them, returns the time of
 * an earlier step.
 */
async function returnedAt({ jobId, times, createdAt }: JobRow): Promise<string> {
  const returns = (await readHandIns(jobId)).flatMap((file) => file.returnedAt ?? []);
  return returns.sort().at(-1) ?? times.completedAt ?? times.startedAt ?? createdAt;
}

async function sinceOf({ kind, listed, since }: WaitingJob, job: JobRow): Promise<string> {
  if (since !== undefined) return since;
  const { completedAt, paidAt } = job.times;
  switch (kind) {
    case 'returned':
      return returnedAt(job);
    case 'approvals':
      return listed?.requestedOn ?? completedAt ?? job.createdAt;
    case 'requests':
      return completedAt ?? job.createdAt;
    case 'reviews':
      return listed?.paidOn ?? paidAt ?? job.createdAt;
    default:
      return waitsForDateSince(job);
  }
}

async function rowOf(
  waiting: WaitingJob,
  job: JobRow,
  viewer: 'owner' | 'assignee',
  suggested: ReadonlyMap<string, SuggestedDay | null>,
): Promise<TimedRow> {
  const { kind, listed, returned } = waiting;
  const requested = kind === 'approvals' ? listed?.requestedCents : null;
  return {
    since: await sinceOf(waiting, job),
    row: {
      kind,
      job: cardFor(job, viewer),
      ...(requested == null ? {} : { requestedExGst: fromCents(requested) }),
      ...(returned ? { returned } : {}),
      ...(kind === 'dates' ? { suggestedDay: suggested.get(job.jobId) ?? null } : {}),
    },
  };
}

const offerRow = ({ invite, kind }: WaitingJob, job: JobCard): TimedRow => ({
  since: invite?.createdAt ?? job.createdAt,
  row: { kind, job, ...(invite?.expiresAt ? { answerBefore: invite.expiresAt } : {}) },
});

export const offerRows = (waiting: readonly WaitingJob[], { offered }: WaitingWork): TimedRow[] =>
  waiting.flatMap((each) => {
    const job = offered.get(each.jobId);
    return job ? [offerRow(each, job)] : [];
  });

/**
 * Returns one row for each of the caller's own jobs. The list may be a moment older than the jobs, so a job that the caller has
 * lost since gets no row.
 */
export async function ownJobRows(waiting: readonly WaitingJob[], actor: Actor, now: Date): Promise<TimedRow[]> {
  const viewer = actor.role === 'retailer' ? 'owner' : 'assignee';
  const isOwn = (job: JobRow): boolean =>
    viewer === 'owner' || (job.assignedInstallerId === actor.userId && seesAssignedJob(actor, job));
  const jobs = await findJobRows(waiting.map(({ jobId }) => jobId));
  const own = waiting.flatMap((each) => {
    const job = jobs.get(each.jobId);
    return job && isOwn(job) ? [{ each, job }] : [];
  });
  const undated = own.filter(({ each }) => each.kind === 'dates');
  const suggested = await suggestDays(
    undated.map(({ job }) => job),
    actor,
    now,
  );
  return Promise.all(own.map(({ each, job }) => rowOf(each, job, viewer, suggested)));
}
