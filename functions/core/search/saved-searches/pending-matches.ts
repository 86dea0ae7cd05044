import type { SearchesRow, WaitingNews } from '#functions/data/rows.ts';
import { addDays, hourAt, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { dayMs } from '#shared/domain/days.ts';

/** The jobs and notifications that wait for a user's next email. */

/** The most jobs in one email, because a longer list would not be read. The Find Work page lists all of them. */
const mostPending = 50;

/** Returns when to send the next email: at `from`, or a day after the last email if that is later. */
function dueAt({ mailedAt }: { mailedAt?: string | undefined }, from: Date): string {
  const next = mailedAt === undefined ? 0 : Date.parse(mailedAt) + dayMs;
  return new Date(Math.max(next, from.getTime())).toISOString();
}

/** Returns the row with one more job for the next email. */
export const withPending = (row: SearchesRow, jobId: string, now: Date): SearchesRow => ({
  ...row,
  pending: [...row.pending, jobId].slice(-mostPending),
  dueAt: row.dueAt ?? dueAt(row, now),
});

const mostNews = 100;
/** The hour of the daily email in the usual time zone: the end of a working day. */
const dailyHour = 17;

function nextEvening(now: Date): Date {
  const today = todayIn(usualZone, now);
  const evening = hourAt(usualZone, today, dailyHour);
  return evening > now ? evening : hourAt(usualZone, addDays(today, 1), dailyHour);
}

/** Returns the row with one more notification for the next daily email. */
export const withNews = (row: SearchesRow | null, userId: string, news: WaitingNews, now: Date) => {
  const known: Omit<SearchesRow, 'revision'> = row ?? { userId, searches: [], pending: [] };
  return {
    ...known,
    news: [...(row?.news ?? []), news].slice(-mostNews),
    dueAt: row?.dueAt ?? dueAt(known, nextEvening(now)),
  };
};
