import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionLost } from '#functions/data/has-cause.ts';
import { rows as entities } from '#functions/data/service.ts';
import type { RowsByKind } from '../../read-table.ts';
import { type WrongCount, wrongCounts } from '../integrity/count-differences.ts';

/**
 * Corrects a number in a job's row. People change that row too, so the write fails if the number has changed or the row was
 * deleted since the check read it.
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
      ConditionExpression: `attribute_exists(pk) AND (${path} = :stored OR attribute_not_exists(${path}))`,
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

export interface RightCounts {
  corrected: number;
  /** The numbers that are still wrong, in words, because their row was changed or deleted after it was read. */
  skipped: string[];
}

/** Recounts all numbers and corrects those that are wrong. Skips a number if its row changes at the same time. */
export async function rightCounts(
  client: DynamoDBDocumentClient,
  table: string,
  rows: RowsByKind,
): Promise<RightCounts> {
  const result: RightCounts = { corrected: 0, skipped: [] };
  for (const each of wrongCounts(rows)) {
    try {
      await (each.in === 'card' || each.in === 'job' ? setInJob(client, table, rows, each) : add(each));
      result.corrected += 1;
    } catch (error) {
      if (!isConditionLost(error)) throw error;
      result.skipped.push(each.said);
    }
  }
  return result;
}
