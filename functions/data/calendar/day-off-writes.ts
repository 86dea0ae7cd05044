import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/** Sets a day off. Setting the same day twice changes nothing. */
export const putDayOff = (userId: string, day: string): NamedWrite =>
  write(`day off ${day}`, (entities) => entities.dayOff.put({ userId, day }).commit());

/** Removes a day off. If the day is not a day off, this changes nothing. */
export const deleteDayOff = (userId: string, day: string): NamedWrite =>
  write(`day off ${day}`, (entities) => entities.dayOff.delete({ userId, day }).commit());
