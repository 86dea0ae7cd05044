import type { NamedWrite } from '../commit.ts';
import type { CalendarFeedRow } from '../rows.ts';
import { write } from '../write.ts';

/** Writes a user's calendar link. An earlier link stops working. */
export const putFeed = (row: CalendarFeedRow): NamedWrite =>
  write('calendar feed', (entities) => entities.calendarFeed.put(row).commit());

export const deleteFeed = (userId: string): NamedWrite =>
  write('calendar feed', (entities) => entities.calendarFeed.delete({ userId }).commit());
