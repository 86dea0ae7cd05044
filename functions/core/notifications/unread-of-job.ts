import { readUnreadIdsOf } from '../../data/notifications/notification-queries.ts';
import type { Actor } from '../actor.ts';

/**
 * Returns the ids of the actor's unread notifications about a job. The page of the job marks these as read once it has loaded,
 * and later notifications stay unread. Reads nothing if the actor has no unread notifications.
 */
export const findUnreadOf = async (actor: Actor, jobId: string): Promise<string[]> =>
  actor.person.unreadNotifications > 0 ? readUnreadIdsOf(actor.person.userId, jobId) : [];
