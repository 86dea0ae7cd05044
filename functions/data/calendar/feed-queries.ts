import type { CalendarFeedRow } from '../rows.ts';
import { rows } from '../service.ts';

/** A strong read, so an address that was just revoked is refused at once. */
export async function findFeed(userId: string): Promise<CalendarFeedRow | null> {
  const { data } = await rows().calendarFeed.get({ userId }).go({ consistent: true });
  return data;
}
