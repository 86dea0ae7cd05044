import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/** Sets a day off. The day may already be one. */
export const putDayOff = (userId: string, day: string): NamedWrite =>
  write(`day off ${day}`, (entities) => entities.dayOff.put({ userId, day }).commit());

/** Removes a day off. The day need not be one. */
export const deleteDayOff = (userId: string, day: string): NamedWrite =>
  write(`day off ${day}`, (entities) => entities.dayOff.delete({ userId, day }).commit());
