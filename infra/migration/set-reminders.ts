import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { remindAt } from '#functions/core/jobs/reminders.ts';
import { reminderEntity, reminderListKeys } from '#functions/data/entities/running/reminder-entity.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { addIfAbsent, rowsOfKind } from './kind-rows.ts';

/**
 * Adds reminders for jobs that installers scheduled in versions without reminders. A change to the job at the same time is safe,
 * because the sender of a reminder reads the job again.
 */
export async function setReminders(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const now = new Date().toISOString();
  for await (const job of rowsOfKind<JobRow>(client, tableName, 'job')) {
    const dueAt = remindAt(job);
    if (dueAt === null || dueAt <= now) continue;
    const reminder = { jobId: job.jobId, dueAt };
    const { Item } = reminderEntity
      .put({ ...reminder, ...reminderListKeys(reminder) })
      .params<{ Item: Record<string, unknown> }>({ table: tableName });
    await addIfAbsent(client, tableName, 'reminder', Item);
  }
}
