import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '../../data/client.ts';
import { ConditionLost, commit, write } from '../../data/commit.ts';
import { fileKeysOf } from '../../data/entities/job-rows.ts';
import { addCounts } from '../../data/figures/tab-counts-writes.ts';
import { isOpenApplication, listNames } from '../../data/list-keys.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { unavailable } from '../../refusal.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';
import { removeObjects } from '../files/remove-files.ts';

/** Removes everything a deleted job leaves: proposals with a word to those who made them, notifications, files, rows, the tombstone last. */
export async function purgeJob(jobId: string, now: Date): Promise<void> {
  const { data: job } = await rows().job.get({ jobId }).go({ consistent: true });
  if (!job?.deleted) return;
  await removeProposals(job, now);
  await removeNotifications(jobId);
  const { data: handedIn } = await rows().document.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  await removeObjects([...fileKeysOf(job.detail), ...handedIn.map((row) => row.objectKey)]);
  await removePartition(jobId);
}

async function once(writes: Parameters<typeof commit>[0]): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
}

async function removeProposals({ jobId, card }: JobRow, now: Date): Promise<void> {
  const [applications, invites] = await Promise.all([
    rows().application.query.byJob({ jobId }).go({ consistent: true, pages: 'all' }),
    rows().invite.query.byJob({ jobId }).go({ consistent: true, pages: 'all' }),
  ]);
  const removed = (userId: string) =>
    outboxWrite(
      {
        notifications: [
          {
            userId,
            kind: 'job',
            title: `Job removed: ${card.title}`,
            text: `${card.retailerCompany} removed this job.`,
          },
        ],
      },
      now,
    );
  for (const { installerId, status } of applications.data) {
    await once([
      write('application', (entities) =>
        entities.application
          .delete({ jobId, installerId })
          .where(({ createdAt }, { exists }) => exists(createdAt))
          .commit(),
      ),
      ...(isOpenApplication(status) ? removed(installerId) : []),
    ]);
  }
  for (const { installerId, status, closedByAward } of invites.data) {
    const isOffered = status === 'invited' && !closedByAward;
    await once([
      write('invite', (entities) =>
        entities.invite
          .delete({ jobId, installerId })
          .where(({ createdAt }, { exists }) => exists(createdAt))
          .commit(),
      ),
      ...(isOffered ? [addCounts(installerId, noLongerOffered), ...removed(installerId)] : []),
    ]);
  }
}

async function removeNotifications(jobId: string): Promise<void> {
  const { data } = await rows()
    .notification.query.byJob({ list2pk: listNames.jobNotifications(jobId) })
    .go({ pages: 'all' });
  for (const { userId, notificationId } of data) await removeNotification(userId, notificationId);
}

const maxTries = 8;

/** It may be marked as read in the same moment: then it is looked at again, so that neither it nor its count stays. */
async function removeNotification(userId: string, notificationId: string): Promise<void> {
  const countDown = write('user', (entities) =>
    entities.user.patch({ userId }).add({ unreadNotifications: -1 }).commit(),
  );
  for (let attempt = 1; ; attempt += 1) {
    const { data: row } = await rows().notification.get({ userId, notificationId }).go({ consistent: true });
    if (!row) return;
    const removed = write('notification', (entities) =>
      entities.notification
        .delete({ userId, notificationId })
        .where(({ read }, { eq }) => eq(read, row.read))
        .commit(),
    );
    try {
      await commit(row.read ? [removed] : [removed, countDown]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost) || attempt >= maxTries) throw error;
    }
  }
}

const batchSize = 25;

async function deleteKeys(keys: readonly Record<string, unknown>[]): Promise<void> {
  let open = keys.map((Key) => ({ DeleteRequest: { Key } }));
  for (let attempt = 1; open.length > 0; attempt += 1) {
    const { UnprocessedItems } = await documents.send(new BatchWriteCommand({ RequestItems: { [tableName()]: open } }));
    open = (UnprocessedItems?.[tableName()] ?? []) as typeof open;
    if (open.length > 0 && attempt >= maxTries) throw unavailable(new Error(`${open.length} rows stayed undeleted.`));
  }
}

async function removePartition(jobId: string): Promise<void> {
  const { Key } = rows().job.get({ jobId }).params<{ Key: { pk: string; sk: string } }>();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': Key.pk },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    const others = (page.Items ?? []).filter((item) => item.sk !== Key.sk).map(({ pk, sk }) => ({ pk, sk }));
    for (let at = 0; at < others.length; at += batchSize) await deleteKeys(others.slice(at, at + batchSize));
    from = page.LastEvaluatedKey;
  } while (from);
  await deleteKeys([Key]);
}
