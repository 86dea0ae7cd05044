import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { workOf } from '#shared/domain/accounts/work-of-rank.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { mostWorkRows, type WorkKind } from '#shared/domain/jobs/worklist.ts';
import type { ListedOwnJob } from '../../data/lists/own-job.ts';
import type { Actor } from '../actor.ts';
import { applicationRows } from './application-rows.ts';
import { type WaitingWork, waitingFor } from './waiting.ts';
import { awardedRows, dayOf, offerRows, type TimedRow } from './worklist-rows.ts';

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

async function rowsOf(kind: WorkKind, work: WaitingWork, { role }: Actor, now: Date): Promise<TimedRow[]> {
  const waiting = work.waiting.filter((each) => each.kind === kind);
  if (kind === 'applications') return applicationRows(waiting, now);
  if (kind === 'offers') return offerRows(waiting, work);
  return awardedRows(waiting, role === 'retailer' ? 'owner' : 'assignee');
}

export async function worklist(actor: Actor, { kind }: QueryOf<Routes['getWorklist']>, now: Date): Promise<Answer> {
  const work = await waitingFor(actor, now);
  const kinds = workOf(actor.role, actor.rank);
  const rows = kind === undefined || !kinds.includes(kind) ? [] : await rowsOf(kind, work, actor, now);
  const countOf = (each: WorkKind): number =>
    each === kind ? rows.length : work.waiting.reduce((sum, job) => sum + (job.kind === each ? job.count : 0), 0);
  return {
    counts: kinds.map((each) => ({ kind: each, count: countOf(each) })),
    rows: rows
      .sort((one, other) => one.since.localeCompare(other.since))
      .slice(0, mostWorkRows)
      .map(({ since, row }) => ({ ...row, waitingSince: dayOf(since) })),
    next: nextDay(work.jobs, todayIn(usualZone, now)),
  };
}
