import { addDays, mondayOf } from '#shared/domain/civil-date.ts';
import { booked } from '#web/src/lib/dates.ts';

const weeksAhead = 26;

/** Returns the weeks to choose from: the coming half year, and the stored week if it is not one of them. */
export function weekOptions(today: string, stored: string | null | undefined): { value: string; label: string }[] {
  const first = mondayOf(today);
  const coming = Array.from({ length: weeksAhead }, (_, week) => addDays(first, 7 * week));
  const weeks = stored && !coming.includes(stored) ? [stored, ...coming] : coming;
  return [
    { value: '', label: 'Any week' },
    ...weeks.map((monday) => ({ value: monday, label: `Week of ${booked(monday, 'weekday')}` })),
  ];
}
