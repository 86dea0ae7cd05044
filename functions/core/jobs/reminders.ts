import { addDays, hourAt } from '#shared/domain/civil-date.ts';
import { zoneOfSite } from '#shared/domain/places/site-day.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { deleteReminder, putReminder } from '../../data/jobs/reminder-writes.ts';
import type { JobRow } from '../../data/rows.ts';

/** The hour of the reminder, in the site's time zone. In the morning, the companies still have a day to prepare. */
const hour = 9;

/**
 * Returns the time of the reminder to both companies of a scheduled job: on the day before, in the site's time zone. Null for
 * every other job.
 */
export function remindAt({ status, deleted, installationDate, card }: JobRow): string | null {
  if (status !== 'booked' || deleted || installationDate === undefined) return null;
  return hourAt(zoneOfSite(card), addDays(installationDate, -1), hour).toISOString();
}

/**
 * Returns the writes that keep the reminder in step with the job. If the time of the reminder has passed, none is stored: the
 * companies have just been notified of the date.
 */
export function reminderWrites(before: JobRow | null, after: JobRow, now: Date): NamedWrite[] {
  const [was, dueAt] = [before && remindAt(before), remindAt(after)];
  if (was === dueAt) return [];
  if (dueAt !== null && dueAt > now.toISOString()) return [putReminder({ jobId: after.jobId, dueAt })];
  return was === null ? [] : [deleteReminder(after.jobId)];
}
