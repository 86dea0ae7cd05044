import { reminderLists } from '../entities/running/reminder-entity.ts';
import type { ReminderRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the reminder of a job. Null if the job has none, or if it was sent. */
export async function findReminder(jobId: string): Promise<ReminderRow | null> {
  const { data } = await rows().reminder.get({ jobId }).go({ consistent: true });
  return data;
}

const dueAtOnce = 50;

/** Yields the ids of jobs whose reminder the sweeper must send at `time`, page by page, longest waiting first. */
export async function* readDueReminders(time: string): AsyncGenerator<string[]> {
  let cursor: string | null = null;
  do {
    const page: { data: { jobId: string }[]; cursor: string | null } = await rows()
      .reminder.query.due({ list1pk: reminderLists.reminders() })
      .lte({ list1sk: `${time}~` })
      .go({ limit: dueAtOnce, cursor });
    yield page.data.map(({ jobId }) => jobId);
    cursor = page.cursor;
  } while (cursor !== null);
}
