import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { rows as entities } from '#functions/data/service.ts';
import type { RowsByKind } from '../../read-table.ts';
import { type WrongCount, wrongCounts } from '../integrity/count-differences.ts';

/** A number of a job is part of a row that people change, so it is only written over the number that was read. */
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

/** Adds the difference, so that a change at the same time is not lost. */
async function add({ in: kind, id, name, stored, counted }: WrongCount): Promise<void> {
  const by = { [name]: counted - stored };
  const { tabCounts, reputation, publicStats, user } = entities();
  if (kind === 'tabCounts') await tabCounts.update({ userId: id }).add(by).go();
  if (kind === 'reputation') await reputation.update({ userId: id }).add(by).go();
  if (kind === 'publicStats') await publicStats.update({ scope: id }).add(by).go();
  if (kind === 'user') await user.patch({ userId: id }).add(by).go();
}

/** Counts everything again, and returns how many numbers were put right. */
export async function rightCounts(client: DynamoDBDocumentClient, table: string, rows: RowsByKind): Promise<number> {
  const wrong = wrongCounts(rows);
  for (const each of wrong)
    await (each.in === 'card' || each.in === 'job' ? setInJob(client, table, rows, each) : add(each));
  return wrong.length;
}
