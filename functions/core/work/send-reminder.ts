import { daysBetween, formatLongDate } from '#shared/domain/civil-date.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { findJobRow } from '../../data/jobs/job-queries.ts';
import { onlyWhileJobAt } from '../../data/jobs/job-writes.ts';
import { findReminder } from '../../data/jobs/reminder-queries.ts';
import { takeReminder } from '../../data/jobs/reminder-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { Effects, JobRow, ReminderRow } from '../../data/rows.ts';
import { remindAt } from '../jobs/reminders.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Returns the reminders for both companies, on the day before the installation. Returns none after that day, because a late
 * reminder would only confuse.
 */
function remindersOf(job: JobRow | null, { dueAt }: ReminderRow, now: Date): Effects[] {
  if (!job?.assignedInstallerId || !job.installationDate || remindAt(job) !== dueAt) return [];
  const { suburb, state, assignedCompany } = job.card;
  if (daysBetween(todayAtSite(job.card, now), job.installationDate) !== 1) return [];
  const place = [suburb, state].filter(Boolean).join(' ');
  const when = `on ${formatLongDate(job.installationDate)}${place && ` in ${place}`}`;
  const tell = (userId: string, text: string) => notify(job, userId, 'reminder', 'Installation tomorrow', text);
  return [
    tell(job.assignedInstallerId, `Your installation is ${when}.`),
    tell(job.retailerId, `${assignedCompany} is booked to install ${when}.`),
  ];
}

/**
 * Removes the reminder in the transaction that notifies both companies, so simultaneous runs notify them once. Returns false if
 * this run did not notify them.
 */
export async function sendReminder(jobId: string, now: Date): Promise<boolean> {
  const [row, job] = [await findReminder(jobId), await findJobRow(jobId)];
  if (!row || row.dueAt > now.toISOString()) return false;
  const reminders = remindersOf(job, row, now);
  try {
    await commit([
      takeReminder(row),
      ...(job && reminders.length > 0 ? [onlyWhileJobAt(jobId, job.version)] : []),
      ...reminders.flatMap((each) => outboxWrite(each, now)),
    ]);
    return reminders.length > 0;
  } catch (error) {
    // Another run has notified the companies, or the job has changed. If the row of the reminder still exists, the next run
    // sends it.
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
