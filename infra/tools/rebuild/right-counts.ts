import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { rows as entities } from '#functions/data/service.ts';
import type { RowsByKind } from '../../read-table.ts';
import { type WrongCount, wrongCounts } from '../integrity/count-differences.ts';

/**
 * Corrects a number in a job's row. People change that row too, so the write fails if the number has changed since the check read
 * it.
 */
async function setInJob(client: DynamoDBDocumentClient, TableName: string, rows: RowsByKind, wrong: WrongCount) {
  const row = rows.get('job')?.find(({ jobId }) => jobId === wrong.id);
  if (!row) return;
  const path = wrong.in === 'card' ? '#card.#name' : '#name';
  await client.send(
    new UpdateCommand({
      TableName,
      Key: { pk: row.pk, sk: row.sk },
      UpdateExpression: `SET ${path} = :counted`,
      ConditionExpression: `${path} = :stored OR attribute_not_exists(${path})`,
      ExpressionAttributeNames: { '#name': wrong.name, ...(wrong.in === 'card' && { '#card': 'card' }) },
      ExpressionAttributeValues: { ':counted': wrong.counted, ':stored': wrong.stored },
    }),
  );
}

/** Corrects a number by adding the difference, so that no concurrent change is lost. */
async function add({ in: kind, id, name, stored, counted }: WrongCount): Promise<void> {
  const by = { [name]: counted - stored };
  const { tabCounts, reputation, publicStats, user } = entities();
  if (kind === 'tabCounts') await tabCounts.update({ userId: id }).add(by).go();
  if (kind === 'reputation') await reputation.update({ userId: id }).add(by).go();
  if (kind === 'publicStats') await publicStats.update({ scope: id }).add(by).go();
  if (kind === 'user') await user.patch({ userId: id }).add(by).go();
}

/** Recounts and corrects all numbers. Returns how many it has corrected. */
export async function rightCounts(client: DynamoDBDocumentClient, table: string, rows: RowsByKind): Promise<number> {
  const wrong = wrongCounts(rows);
  for (const each of wrong)
    await (each.in === 'card' || each.in === 'job' ? setInJob(client, table, rows, each) : add(each));
  return wrong.length;
}
