import type { NamedWrite } from '../commit.ts';
import { reminderListKeys } from '../entities/running/reminder-entity.ts';
import type { ReminderRow } from '../rows.ts';
import { write } from '../write.ts';

/** Sets or moves it, in the transaction that books the job. */
export const putReminder = (row: ReminderRow): NamedWrite =>
  write('reminder', (entities) => entities.reminder.put({ ...row, ...reminderListKeys(row) }).commit());

export const deleteReminder = (jobId: string): NamedWrite =>
  write('reminder', (entities) => entities.reminder.delete({ jobId }).commit());

/** Removes it in the transaction that reminds people. Lost if they have been reminded, or it was moved. */
export const takeReminder = ({ jobId, dueAt: known }: ReminderRow): NamedWrite =>
  write('reminder', (entities) =>
    entities.reminder
      .delete({ jobId })
      .where(({ dueAt }, { eq }) => eq(dueAt, known))
      .commit(),
  );
