import { todayIn } from '#shared/domain/civil-date.ts';

const dayMs = 86_400_000;
const zone = 'Australia/Sydney';

/** The days around the one the demo data is made on. */
export interface Clock {
  /** A moment of so many days ago, by the hour of the day in the east; today's is just now. */
  ago(days: number, hour?: number): Date;
  /** A civil date so many days from today; a negative number is a day gone by. */
  date(days: number): string;
}

/** `minutes` sets the clocks of different stories apart, as nobody does everything on the hour. */
export function createClock(now: Date, minutes = 0): Clock {
  const noon = new Date(`${todayIn(zone, now)}T12:00:00Z`).getTime();
  const date = (days: number) => new Date(noon + days * dayMs).toISOString().slice(0, 10);
  return {
    date,
    ago: (days, hour = 10) => {
      if (days < 1) return now;
      const minute = String((days * 17 + hour * 7 + minutes) % 60).padStart(2, '0');
      return new Date(`${date(-days)}T${String(hour).padStart(2, '0')}:${minute}:00+10:00`);
    },
  };
}
