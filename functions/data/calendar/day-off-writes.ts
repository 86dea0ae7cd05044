import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/** Keeps the day free, whether or not it is already. */
export const putDayOff = (userId: string, day: string): NamedWrite =>
  write(`day off ${day}`, (entities) => entities.dayOff.put({ userId, day }).commit());

/** Ends a day off, if there is one. */
export const deleteDayOff = (userId: string, day: string): NamedWrite =>
  write(`day off ${day}`, (entities) => entities.dayOff.delete({ userId, day }).commit());
