import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { remindAt } from '#functions/core/jobs/reminders.ts';
import { reminderEntity } from '#functions/data/entities/reminder-entity.ts';
import { reminderListKeys } from '#functions/data/list-keys.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { versionField, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';

/**
 * Sets the reminders of jobs that were booked before there were any. If a job changes meanwhile, its own change is right: whoever
 * sends a reminder looks at the job again.
 */
export async function setReminders(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const now = new Date().toISOString();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const row of (page.Items ?? []).filter(({ __edb_e__ }) => __edb_e__ === 'job')) {
      const job = row as JobRow;
      const dueAt = remindAt(job);
      if (dueAt === null || dueAt <= now) continue;
      const reminder = { jobId: job.jobId, dueAt };
      const { Item } = reminderEntity
        .put({ ...reminder, ...reminderListKeys(reminder) })
        .params<{ Item: Record<string, unknown> }>({ table: tableName });
      const version = String(versionsIn(shapes).get('reminder'));
      await client
        .send(
          new PutCommand({
            TableName: tableName,
            Item: { ...Item, [versionField]: version },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        )
        .catch((error: unknown) => {
          if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
        });
    }
    from = page.LastEvaluatedKey;
  } while (from);
}
