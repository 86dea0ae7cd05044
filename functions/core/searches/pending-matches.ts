import type { SearchesRow } from '../../data/rows.ts';

/** The jobs that wait for an installer's next email. */

/** A letter with more would not be read. The page lists all of them. */
const mostPending = 50;
export const dayMs = 86_400_000;

/** The email is due at once if none went out in the last day, or a day after the last one. */
function dueAt({ mailedAt }: SearchesRow, now: Date): string {
  const next = mailedAt === undefined ? 0 : Date.parse(mailedAt) + dayMs;
  return new Date(Math.max(next, now.getTime())).toISOString();
}

export const withPending = (row: SearchesRow, jobId: string, now: Date): SearchesRow => ({
  ...row,
  pending: [...row.pending, jobId].slice(-mostPending),
  dueAt: row.dueAt ?? dueAt(row, now),
});
