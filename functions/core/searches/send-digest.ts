import { finds } from '#shared/domain/find-work.ts';
import type { SavedSearch } from '#shared/domain/saved-searches.ts';
import { findWorkPage } from '#shared/pages.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import type { JobRow, MailDraft, SearchesRow } from '../../data/rows.ts';
import { findSearches } from '../../data/searches/search-queries.ts';
import { putSearches } from '../../data/searches/search-writes.ts';
import { isAvailable } from '../figures/public-figures.ts';
import { calendarAt } from '../jobs/find-work/calendar-at.ts';
import { crewOf } from '../jobs/find-work/crew-of.ts';
import { factsOf } from '../jobs/find-work/facts-of.ts';
import { readDealings } from './dealings.ts';
import { type FoundBySearch, letterOf } from './digest-letter.ts';

/** One installer's email about the new jobs that match what they saved. */

const postedAt = ({ times, createdAt }: JobRow): number => Date.parse(times.postedAt ?? createdAt);
const newestFirst = (a: JobRow, b: JobRow): number => postedAt(b) - postedAt(a);

/**
 * What of the waiting jobs is still true: still public, still found, and still news. Each is listed under one search, the newest
 * first: the order in which the word of them arrived says nothing.
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
    return job && isAvailable(job) && !involved.has(jobId) ? [job] : [];
  });
  const named = open.sort(newestFirst).map((job) => ({ job, search: searchFor(job) }));
  return searches
    .map((search) => ({ search, jobs: named.filter((each) => each.search === search).map(({ job }) => job) }))
    .filter(({ jobs: found }) => found.length > 0);
}

/** On the condition that nothing has changed since it was read, so two runs at once send one email. */
export async function sendDigest(userId: string, now: Date): Promise<boolean> {
  const row = await findSearches(userId);
  if (row?.dueAt === undefined || row.dueAt > now.toISOString()) return false;
  const found = await foundBy(row, now);
  const { dueAt: _due, ...rest } = row;
  const mail: MailDraft = { userId, kind: 'match', ...letterOf(found), path: findWorkPage };
  const isSent = found.length > 0;
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
