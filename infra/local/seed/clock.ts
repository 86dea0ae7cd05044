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

export function createClock(now: Date): Clock {
  const noon = new Date(`${todayIn(zone, now)}T12:00:00Z`).getTime();
  const date = (days: number) => new Date(noon + days * dayMs).toISOString().slice(0, 10);
  return {
    date,
    ago: (days, hour = 10) => {
      if (days < 1) return now;
      const minutes = String((days * 17 + hour * 7) % 60).padStart(2, '0');
      return new Date(`${date(-Math.floor(days))}T${String(hour).padStart(2, '0')}:${minutes}:00+10:00`);
    },
  };
}
