import { readUsers } from '#functions/data/accounts/user-queries.ts';
import { ConditionLost, commit, type NamedWrite } from '#functions/data/commit.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { onlyWhileJobAt } from '#functions/data/jobs/job-writes.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import { readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import type { Effects, JobRow, SearchesRow } from '#functions/data/rows.ts';
import { readSearches, readTold } from '#functions/data/searches/search-queries.ts';
import { createTold, onlyWhileSearchesAt, putSearches, toldWrite } from '#functions/data/searches/search-writes.ts';
import { newId } from '#functions/new-id.ts';
import { again, retry } from '#functions/retry.ts';
import { jobLine } from '#shared/domain/jobs/job-number.ts';
import { isNewMatch, type JobNews } from '#shared/domain/search/saved-searches.ts';
import { isListed } from '../../figures/public-figures.ts';
import { calendarAt } from '../find-work/calendar-at.ts';
import { crewOf } from '../find-work/crew-of.ts';
import { factsOf } from '../find-work/facts-of.ts';
import { readDealings } from './dealings.ts';
import { withPending } from './pending-matches.ts';
import { readSearchers } from './search-lists.ts';

/** Notifies the installers whose saved searches match a job. Each is notified once, and only if the match is still true. */

type Change = Extract<NonNullable<Effects['followUp']>, { kind: 'tellSearchers' }>;

/** The number of installers whose rows are read together. A popular job then needs a few reads for every 50 installers. */
const atOnce = 50;

interface Match {
  row: SearchesRow;
  isNotified: boolean;
  isMailed: boolean;
}

/**
 * Returns those of these installers to notify of the job: a search of theirs that has notifications or email on matches it now
 * and did not before. Leaves out installers who were told before, have had the job, are suspended, have applied or were invited.
 */
async function matchesAmong(userIds: readonly string[], news: JobNews, now: Date): Promise<Match[]> {
  const { job } = news;
  const told = await readTold(job.id, userIds);
  const open = userIds.filter((userId) => !told.has(userId));
  const [rows, users, profiles, dealings] = await Promise.all([
    readSearches(open),
    readUsers(open),
    readInstallerProfiles(open),
    readDealings(open.map((installerId) => ({ jobId: job.id, installerId }))),
  ]);
  const involved = new Set(dealings.map(({ installerId }) => installerId));
  const active = new Set(users.filter(({ suspended }) => !suspended).map(({ userId }) => userId));
  const crews = new Map(profiles.map((profile) => [profile.userId, crewOf(profile)]));
  const today = calendarAt(now)(job.state);
  return rows
    .filter(({ userId }) => active.has(userId) && !involved.has(userId))
    .flatMap((row) => {
      const found = row.searches.filter((each) => isNewMatch(each, news, crews.get(row.userId) ?? null, today));
      const isNotified = found.some(({ notify }) => notify);
      const isMailed = found.some(({ email }) => email);
      return isNotified || isMailed ? [{ row, isNotified, isMailed }] : [];
    });
}

/**
 * Returns the writes of one notification. Their conditions check the facts of the decision again, so no installer is notified
 * wrongly or twice.
 */
function tellWrites(job: JobRow, { row, isNotified, isMailed }: Match, at: string, now: Date): NamedWrite[] {
  const { jobId, card, version } = job;
  const { userId, revision } = row;
  const place = [card.suburb, card.state].filter(Boolean).join(' ');
  const notification = {
    userId,
    notificationId: newId(new Date(at)),
    kind: 'match' as const,
    title: 'A new job matches your search',
    jobTitle: jobLine(card),
    text: [place && `In ${place}.`, 'View the job to apply.'].filter(Boolean).join(' '),
    jobId,
  };
  return [
    createTold(jobId, userId),
    onlyWhileJobAt(jobId, version),
    isMailed ? putSearches(withPending(row, jobId, now), revision) : onlyWhileSearchesAt(userId, revision),
    ...(isNotified ? outboxWrite({ notifications: [notification] }, new Date(at)) : []),
  ];
}

/** Commits the notification. Returns false if a fact of the decision has changed since. */
async function tell(job: JobRow, match: Match, at: string, now: Date): Promise<boolean> {
  try {
    await commit(tellWrites(job, match, at, now));
    return true;
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    return error.names.includes(toldWrite);
  }
}

/** Notifies all listed installers. Returns false if some of them must be checked again. */
async function tellAll({ jobId, at, before }: Change, now: Date): Promise<boolean> {
  const row = await findJobRow(jobId);
  if (row === null || !isListed(row)) return true;
  const news: JobNews = { job: factsOf(row), before, at };
  const userIds = await readSearchers(news.job);
  for (let from = 0; from < userIds.length; from += atOnce)
    for (const match of await matchesAmong(userIds.slice(from, from + atOnce), news, now))
      if (!(await tell(row, match, at, now))) return false;
  return true;
}

const patience = { tries: 8, firstPause: 20, longestPause: 250 };

/** Notifies the installers of a change. Skips installers already notified, so an interrupted run can be repeated. */
export async function tellSearchers(change: Change, now: Date): Promise<void> {
  await retry(async (isLast) => {
    if (await tellAll(change, now)) return;
    if (isLast) throw new Error('The job or a search kept changing while installers were notified.');
    return again;
  }, patience);
}
