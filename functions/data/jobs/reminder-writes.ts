import type { NamedWrite } from '../commit.ts';
import { reminderListKeys } from '../entities/running/reminder-entity.ts';
import type { ReminderRow } from '../rows.ts';
import { write } from '../write.ts';

/** Sets or moves a reminder, in the transaction that schedules the job. */
export const putReminder = (row: ReminderRow): NamedWrite =>
  write('reminder', (entities) => entities.reminder.put({ ...row, ...reminderListKeys(row) }).commit());

export const deleteReminder = (jobId: string): NamedWrite =>
  write('reminder', (entities) => entities.reminder.delete({ jobId }).commit());

/** Deletes a reminder, in the transaction that notifies both companies. Fails if it was already deleted or was moved. */
export const takeReminder = ({ jobId, dueAt: known }: ReminderRow): NamedWrite =>
  write('reminder', (entities) =>
    entities.reminder
      .delete({ jobId })
      .where(({ dueAt }, { eq }) => eq(dueAt, known))
      .commit(),
  );
