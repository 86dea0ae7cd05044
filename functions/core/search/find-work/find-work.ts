import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import { readCredentials } from '#functions/data/people/credential-queries.ts';
import { findInstallerProfile } from '#functions/data/people/profile-queries.ts';
import { readApplications, readAppliedJobs } from '#functions/data/proposals/application-queries.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { mostWork } from '#shared/api/fields/find-work-fields.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { effectiveApplicationStatus } from '#shared/domain/jobs/lifecycle.ts';
import { compareRanks, kmBetween, middleOf, rankJobs, type WorkSort } from '#shared/domain/search/find-work.ts';
import { takeTurns } from '#shared/domain/search/turns.ts';
import { heldFrom } from '../../credentials/job-credentials.ts';
import { isListed } from '../../figures/public-figures.ts';
import { cardFor, withoutSite } from '../../jobs/views/job-card.ts';
import { calendarAt } from './calendar-at.ts';
import { countJobs } from './count-jobs.ts';
import { crewOf } from './crew-of.ts';
import { fitFor } from './fit-for.ts';
import { inSuburbs } from './in-suburbs.ts';
import { readOpenJobs } from './open-jobs.ts';
import { turnCursors } from './work-cursor.ts';

/** Lists the public jobs for one installer. Jobs that the installer can do and reach are first. */

type Query = QueryOf<Routes['listPublicJobs']>;
type Answer = AnswerOf<Routes['listPublicJobs']>;

/**
 * Returns the order of the jobs. If neither the installer's position nor a searched place is known, jobs cannot be sorted by
 * distance.
 */
function sortOf(asked: WorkSort | undefined, hasMiddle: boolean): WorkSort {
  if (hasMiddle) return asked ?? 'distance';
  return asked === 'price' ? 'price' : 'newest';
}

export async function findWork(userId: string, query: Query, now: Date): Promise<Answer> {
  const { cursor, limit = mostWork, sort: asked, ...filter } = query;
  const after = cursor === undefined ? null : turnCursors.read(cursor);
  const [profile, open, wallet, applied] = await Promise.all([
    findInstallerProfile(userId),
    readOpenJobs(filter.state ?? 'AU'),
    readCredentials(userId, false),
    // Only the first page is counted.
    after === null ? readAppliedJobs(userId) : null,
  ]);
  const crew = profile && crewOf(profile);
  const held = heldFrom(wallet, profile, now);
  const hasPosition = crew !== null && crew.position !== null;
  const middle = middleOf(filter);
  const sort = sortOf(asked, hasPosition || middle !== null);
  const jobs = crew === null && middle !== null ? await inSuburbs(open, middle) : open;
  const todayAt = calendarAt(now);
  const ranks = rankJobs(jobs, crew, { filter, sort, todayAt });
  const { page, next } = takeTurns(ranks, compareRanks, limit, after);
  const keys = page.map(({ id }) => ({ jobId: id, installerId: userId }));
  const [rows, own] = await Promise.all([findJobRows(page.map(({ id }) => id)), readApplications(keys, false)]);
  const applications = new Map(own.map((row) => [row.jobId, row]));
  const appliedTo = (job: JobRow) => {
    const application = applications.get(job.jobId);
    return application ? { applicationStatus: effectiveApplicationStatus(application, job) } : {};
  };
  const positions = new Map(jobs.map(({ id, position }) => [id, position]));
  const fitOf = crew && fitFor(crew, held, now);
  const view = (job: JobRow): Answer['jobs'][number] => ({
    // An account without a profile sees the same as a visitor.
    ...cardFor(profile ? job : withoutSite(job), 'public'),
    fit: fitOf ? fitOf(job) : null,
    ...appliedTo(job),
    placeKm: kmBetween(middle, positions.get(job.jobId) ?? null),
  });
  return {
    // A job that is no longer public still counts in `total` until the cached list is read again, but is not shown.
    jobs: page.flatMap(({ id }) => {
      const job = rows.get(id);
      return job && isListed(job) ? [view(job)] : [];
    }),
    total: ranks.length,
    counts: crew && applied && countJobs(ranks, jobs, { held, applied, todayAt }),
    sort,
    hasPosition,
    nextCursor: next && turnCursors.after(next),
  };
}
