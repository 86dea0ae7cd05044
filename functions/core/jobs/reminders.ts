import { addDays, hourAt, usualZone } from '#shared/domain/civil-date.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { deleteReminder, putReminder } from '../../data/jobs/reminder-writes.ts';
import type { JobRow } from '../../data/rows.ts';

/** In the morning at the site, when there is still a day to prepare. */
const hour = 9;

/** When both sides are reminded of a booked job: the day before, by the clock at the site. Null for every other job. */
export function remindAt({ status, deleted, installationDate, card }: JobRow): string | null {
  if (status !== 'booked' || deleted || installationDate === undefined) return null;
  return hourAt(card.timeZone ?? usualZone, addDays(installationDate, -1), hour).toISOString();
}

/** Keeps the reminder in step with the job. Who books for tomorrow has just been told, so a time that is past is left out. */
export function reminderWrites(before: JobRow | null, after: JobRow, now: Date): NamedWrite[] {
  const [was, dueAt] = [before && remindAt(before), remindAt(after)];
  if (was === dueAt) return [];
  if (dueAt !== null && dueAt > now.toISOString()) return [putReminder({ jobId: after.jobId, dueAt })];
  return was === null ? [] : [deleteReminder(after.jobId)];
}
