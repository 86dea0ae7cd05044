import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { workOf } from '#shared/domain/accounts/work-of-rank.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { mostWorkRows, type WorkKind } from '#shared/domain/jobs/worklist.ts';
import type { ListedOwnJob } from '../../data/lists/own-job.ts';
import type { Actor } from '../actor.ts';
import { applicationRows } from './application-rows.ts';
import { type WaitingJob, type WaitingWork, waitingFor } from './waiting.ts';
import { dayOf, offerRows, ownJobRows, type TimedRow } from './worklist-rows.ts';

/**
 * Returns the waiting work of a retailer or an installer: the count of each kind, the rows of one kind, and the next day with
 * installations.
 */

type Answer = AnswerOf<Routes['getWorklist']>;

/** Returns the first day from today on with installations, and their number. */
function nextDay(jobs: readonly ListedOwnJob[], today: string): Answer['next'] {
  const days = jobs.flatMap(({ status, installationDate }) =>
    status === 'booked' && installationDate !== null && installationDate >= today ? [installationDate] : [],
  );
  const [first] = days.sort();
  return first === undefined ? null : { date: first, count: days.filter((day) => day === first).length };
}

interface Rows {
  /** The rows in the order of the page. */
  rows: readonly TimedRow[];
  /** The number of later rows, which are counted but not read. */
  later: number;
}

/** Returns the oldest waiting jobs. If the list lacks a time, returns all of them, because only the jobs' rows have the times. */
function oldestOf(waiting: readonly WaitingJob[]): readonly WaitingJob[] {
  const timed = waiting.flatMap((job) => (job.since === undefined ? [] : { job, since: job.since }));
  if (timed.length < waiting.length) return waiting;
  return timed
    .sort((one, other) => one.since.localeCompare(other.since))
    .slice(0, mostWorkRows)
    .map(({ job }) => job);
}

const oldestFirst = (rows: readonly TimedRow[]): TimedRow[] =>
  [...rows].sort((one, other) => one.since.localeCompare(other.since));

async function rowsOf(kind: WorkKind, work: WaitingWork, actor: Actor, now: Date): Promise<Rows> {
  const waiting = work.waiting.filter((each) => each.kind === kind);
  if (kind === 'applications') return { rows: await applicationRows(waiting, now), later: 0 };
  if (kind === 'offers') return { rows: oldestFirst(offerRows(waiting, work)), later: 0 };
  const oldest = oldestOf(waiting);
  const rows = await ownJobRows(oldest, actor, now);
  return { rows: oldestFirst(rows), later: waiting.length - oldest.length };
}

export async function worklist(actor: Actor, { kind }: QueryOf<Routes['getWorklist']>, now: Date): Promise<Answer> {
  const work = await waitingFor(actor, now);
  const kinds = workOf(actor.role, actor.rank);
  const isShown = kind !== undefined && kinds.includes(kind);
  const { rows, later }: Rows = isShown ? await rowsOf(kind, work, actor, now) : { rows: [], later: 0 };
  const countOf = (each: WorkKind): number =>
    each === kind
      ? rows.length + later
      : work.waiting.reduce((sum, job) => sum + (job.kind === each ? job.count : 0), 0);
  return {
    counts: kinds.map((each) => ({ kind: each, count: countOf(each) })),
    rows: rows.slice(0, mostWorkRows).map(({ since, row }) => ({ ...row, waitingSince: dayOf(since) })),
    next: nextDay(work.jobs, todayIn(usualZone, now)),
  };
}
