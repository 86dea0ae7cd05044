import { remindAt } from '#functions/core/jobs/reminders.ts';
import type { JobRow, ReminderRow } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from '../../read-table.ts';

/** Checks that each reminder has the time that its job needs, and that no future reminder is missing. */
export function reminderDifferences(rows: RowsByKind, now: Date): string[] {
  const stored = new Map(rowsOf<ReminderRow>(rows, 'reminder').map(({ jobId, dueAt }) => [jobId, dueAt]));
  return rowsOf<JobRow>(rows, 'job').flatMap((job) => {
    const [is, due] = [stored.get(job.jobId), remindAt(job)];
    const isMissing = is === undefined && due !== null && due > now.toISOString();
    return isMissing || (is !== undefined && is !== due)
      ? [`reminder of job ${job.jobId} is due at ${is ?? 'no time'}, should be ${due ?? 'at no time'}`]
      : [];
  });
}
