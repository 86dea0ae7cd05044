import { seesAllJobs } from '#shared/domain/accounts/ranks.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { commit } from '../../data/commit.ts';
import { findSearches } from '../../data/searches/search-queries.ts';
import { putSearches } from '../../data/searches/search-writes.ts';
import { rankOf } from '../actor.ts';
import { removeNotificationsTo } from '../notifications/remove-own-notifications.ts';

/**
 * Removes the notifications and waiting emails of a person who now only sees the jobs they are on. These notifications and
 * emails may be about payments, or about other jobs of the company. Can be repeated.
 */
export async function limitPerson(userId: string): Promise<void> {
  const person = await findUser(userId);
  if (!person || seesAllJobs(person.role, rankOf(person))) return;
  await removeNotificationsTo(userId);
  const waiting = await findSearches(userId);
  if (!waiting?.news) return;
  const { news: _news, revision, ...rest } = waiting;
  await commit([putSearches(rest, revision)]);
}
