import type { CalendarFeedRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns a user's calendar link, or null. A strong read, so that a revoked link stops working immediately. */
export async function findFeed(userId: string): Promise<CalendarFeedRow | null> {
  const { data } = await rows().calendarFeed.get({ userId }).go({ consistent: true });
  return data;
}
