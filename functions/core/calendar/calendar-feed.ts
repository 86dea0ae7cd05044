import { timingSafeEqual } from 'node:crypto';
import { calendarRoutes } from '#shared/api/parts/calendar.ts';
import { fillPath } from '#shared/api/route/path.ts';
import { findCompanyOf, findUser } from '../../data/accounts/user-queries.ts';
import { findFeed } from '../../data/calendar/feed-queries.ts';
import { deleteFeed, putFeed } from '../../data/calendar/feed-writes.ts';
import { findParts, type ListPart, readParts } from '../../data/lists/list-queries.ts';
import { setting } from '../../env.ts';
import { notFound } from '../../refusal.ts';
import { type Actor, type RequestFacts, rankOf } from '../actor.ts';
import { isOfEpoch } from '../credentials-epoch.ts';
import { commitIfNeeded } from '../people/commit-if-needed.ts';
import { newToken } from '../secret-token.ts';
import { type Viewer, visibleIn } from '../visible-jobs.ts';
import { eventsIn } from './calendar-events.ts';
import type { CalendarEvent } from './calendar-file.ts';

/**
 * A company's jobs at a URL that calendar programs poll. Each person has their own URL. The URL gives access without a sign-in,
 * so it is secret and can be revoked.
 */

interface FeedAddress {
  address: string;
  since: string;
}

/** Returns the calendar link of a person, or null if they have none. */
export async function findFeedAddress({ userId, user }: Actor): Promise<FeedAddress | null> {
  const feed = await findFeed(userId);
  if (!feed || !isOfEpoch(user, new Date(feed.createdAt))) return null;
  const ids: Record<string, string> = { id: userId, token: feed.token };
  const path = fillPath(calendarRoutes.readCalendarFeed.path, (name) => ids[name] ?? '');
  return { address: `${setting('APP_ORIGIN')}${path}`, since: feed.createdAt };
}

/** Creates a calendar link, and replaces an earlier one. */
export const renewFeedAddress = (actor: Actor, request: RequestFacts): Promise<void> => {
  const { userId } = actor;
  const row = { userId, token: newToken(), createdAt: request.now.toISOString() };
  return commitIfNeeded(actor, userId, putFeed(row), request);
};

export const revokeFeedAddress = (actor: Actor, request: RequestFacts): Promise<void> =>
  commitIfNeeded(actor, actor.userId, deleteFeed(actor.userId), request);

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const visibleParts = (viewer: Viewer, parts: readonly ListPart<'ownJobs'>[]): ListPart<'ownJobs'>[] =>
  parts.map(({ items, ...part }) => ({ ...part, items: visibleIn(viewer, items) }));

/** Returns the events of a calendar link. A wrong link, a revoked one and one of a suspended account get the same answer. */
export async function readFeed(userId: string, token: string, now: Date): Promise<CalendarEvent[]> {
  const [feed, person] = await Promise.all([findFeed(userId), findUser(userId)]);
  if (!feed || !person || person.suspended || !isSame(feed.token, token)) throw notFound();
  if (!isOfEpoch(person, new Date(feed.createdAt))) throw notFound();
  const company = await findCompanyOf(person);
  if (!company || company.suspended) throw notFound();
  const viewer = { role: person.role, rank: rankOf(person), person };
  return eventsIn(visibleParts(viewer, await readParts('ownJobs', company.userId)), setting('APP_ORIGIN'), now);
}

/** Returns one of the user's own jobs as a calendar event. */
export async function readCalendarDay(actor: Actor, jobId: string, now: Date): Promise<CalendarEvent[]> {
  const parts = visibleParts(actor, await findParts('ownJobs', [actor.userId], jobId));
  const events = eventsIn(parts, setting('APP_ORIGIN'), now).filter((event) => event.jobId === jobId);
  if (events.length === 0) throw notFound();
  return events;
}
