import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { dayMs } from '#shared/domain/days.ts';

/** Computes dates relative to the day on which the demo data is created. */
export interface Clock {
  /** Returns a moment this many days ago, at the given hour in eastern Australia. For today, returns the current time. */
  ago(days: number, hour?: number): Date;
  /** Returns the civil date this many days from today. Negative numbers are in the past. */
  date(days: number): string;
}

/** Returns a clock around `now`. `minutes` shifts each story's clock, so that not all steps happen on the hour. */
export function createClock(now: Date, minutes = 0): Clock {
  const noon = new Date(`${todayIn(usualZone, now)}T12:00:00Z`).getTime();
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
