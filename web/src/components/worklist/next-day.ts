import type { CallAnswer } from '#shared/api/client.ts';
import { addDays } from '#shared/domain/civil-date.ts';
import { booked, todayHere } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';

/** The next day with scheduled installations. */
export type NextDay = NonNullable<CallAnswer<'getWorklist'>['next']>;

const dayText = (date: string, today: string): string => {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : `on ${booked(date, 'weekday')}`;
};

/** Returns "2 installations tomorrow". */
export const nextDayText = ({ date, count }: NextDay, today = todayHere()): string =>
  `${counted(count, 'installation', 'installations')} ${dayText(date, today)}`;
