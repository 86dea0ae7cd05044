import { readUnreadIdsOf } from '../../data/notifications/notification-queries.ts';
import type { Actor } from '../actor.ts';

/**
 * Returns the actor's unread notifications about a job, for a page that marks them once it shows the job. Later notifications
 * stay unread. An actor without unread notifications costs no read.
 */
export const findUnreadOf = async (actor: Actor, jobId: string): Promise<string[]> =>
  actor.person.unreadNotifications > 0 ? readUnreadIdsOf(actor.person.userId, jobId) : [];
