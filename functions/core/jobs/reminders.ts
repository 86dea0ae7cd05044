import { addDays, hourAt } from '#shared/domain/civil-date.ts';
import { zoneOfSite } from '#shared/domain/places/site-day.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { deleteReminder, putReminder } from '../../data/jobs/reminder-writes.ts';
import type { JobRow } from '../../data/rows.ts';

/** The hour at the site. In the morning there is still a day to prepare. */
const hour = 9;

/**
 * Returns when to remind both companies of a scheduled job: the day before, in the site's time zone. Null for every other job.
 */
export function remindAt({ status, deleted, installationDate, card }: JobRow): string | null {
  if (status !== 'booked' || deleted || installationDate === undefined) return null;
  return hourAt(zoneOfSite(card), addDays(installationDate, -1), hour).toISOString();
}

/**
 * Keeps the reminder in step with the job. A job scheduled for tomorrow has just been notified, so a time in the past gets no
 * reminder.
 */
export function reminderWrites(before: JobRow | null, after: JobRow, now: Date): NamedWrite[] {
  const [was, dueAt] = [before && remindAt(before), remindAt(after)];
  if (was === dueAt) return [];
  if (dueAt !== null && dueAt > now.toISOString()) return [putReminder({ jobId: after.jobId, dueAt })];
  return was === null ? [] : [deleteReminder(after.jobId)];
}
