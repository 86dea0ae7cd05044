import { findUser } from '#functions/data/accounts/user-queries.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import { findInstallerProfile } from '#functions/data/people/profile-queries.ts';
import type { JobRow, MailDraft, SearchesRow, WaitingNews } from '#functions/data/rows.ts';
import { findSearches } from '#functions/data/searches/search-queries.ts';
import { putSearches } from '#functions/data/searches/search-writes.ts';
import { finds } from '#shared/domain/search/find-work.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';
import { describedPageAt, paths } from '#shared/pages.ts';
import { isListed } from '../../figures/public-figures.ts';
import { calendarAt } from '../find-work/calendar-at.ts';
import { crewOf } from '../find-work/crew-of.ts';
import { factsOf } from '../find-work/facts-of.ts';
import { readDealings } from './dealings.ts';
import { dailyEmailOf, type FoundBySearch, matchesEmailOf } from './digest-email.ts';

/**
 * Sends one user's daily email: the new jobs that match their saved searches, and the day's notifications if they want a daily
 * email.
 */

const postedAt = ({ times, createdAt }: JobRow): number => Date.parse(times.postedAt ?? createdAt);
const newestFirst = (a: JobRow, b: JobRow): number => postedAt(b) - postedAt(a);

/**
 * Returns the waiting jobs that are still public, still match and are still new to the user. Each is listed under one search.
 * Sorts the newest first, because `pending` is in the order in which the follow-ups ran.
 */
async function foundBy(row: SearchesRow, now: Date): Promise<FoundBySearch[]> {
  const { userId, pending } = row;
  const [jobs, profile, dealings] = await Promise.all([
    findJobRows(pending),
    findInstallerProfile(userId),
    readDealings(pending.map((jobId) => ({ jobId, installerId: userId }))),
  ]);
  const involved = new Set(dealings.map(({ jobId }) => jobId));
  const crew = profile && crewOf(profile);
  const todayAt = calendarAt(now);
  const searches = row.searches.filter(({ email }) => email);
  const searchFor = (job: JobRow): SavedSearch | undefined =>
    searches.find(({ filter }) => finds(filter, factsOf(job), crew, todayAt(job.card.state)));
  const open = pending.flatMap((jobId) => {
    const job = jobs.get(jobId);
    return job && isListed(job) && !involved.has(jobId) ? [job] : [];
  });
  const named = open.sort(newestFirst).map((job) => ({ job, search: searchFor(job) }));
  return searches
    .map((search) => ({ search, jobs: named.filter((each) => each.search === search).map(({ job }) => job) }))
    .filter(({ jobs: found }) => found.length > 0);
}

/** Returns the notifications whose job is not deleted, and whose kind the user still wants by email. */
async function newsIn({ userId, news = [] }: SearchesRow): Promise<WaitingNews[]> {
  const user = await findUser(userId);
  const jobIdOf = ({ path }: WaitingNews): string | undefined => path && describedPageAt(path)?.id;
  const jobs = await findJobRows([...new Set(news.flatMap((each) => jobIdOf(each) ?? []))]);
  const stands = (jobId: string | undefined): boolean => jobId === undefined || jobs.get(jobId)?.deleted === undefined;
  return news.filter((each) => !user?.mutedEmails?.includes(each.kind) && stands(jobIdOf(each)));
}

/**
 * Sends the email on the condition that the row has not changed since it was read, so simultaneous runs send one email. Returns
 * false if this run sent none.
 */
export async function sendDigest(userId: string, now: Date): Promise<boolean> {
  const row = await findSearches(userId);
  if (row?.dueAt === undefined || row.dueAt > now.toISOString()) return false;
  const [found, news] = await Promise.all([foundBy(row, now), newsIn(row)]);
  const { dueAt: _due, news: _news, ...rest } = row;
  const mail: MailDraft =
    news.length > 0
      ? { userId, kind: 'daily', ...dailyEmailOf(news, found), path: paths.settings }
      : { userId, kind: 'match', ...matchesEmailOf(found), path: paths.findWork };
  const isSent = found.length + news.length > 0;
  try {
    await commit([
      putSearches({ ...rest, pending: [], ...(isSent ? { mailedAt: now.toISOString() } : {}) }, row.revision),
      ...(isSent ? outboxWrite({ mail }, now) : []),
    ]);
    return isSent;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
