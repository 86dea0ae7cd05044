import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { unavailable } from '../../refusal.ts';
import { again, retry } from '../../retry.ts';
import { documents, tableName } from '../client.ts';
import { rows } from '../service.ts';

type Key = Record<string, unknown>;

const batchSize = 25;
const patience = { tries: 8, firstPause: 20, longestPause: 400 };

/** Rows that a busy DynamoDB does not delete are retried. If that fails, it ends in a 503. */
async function deleteKeys(keys: readonly Key[]): Promise<void> {
  let open = keys.map((key) => ({ DeleteRequest: { Key: key } }));
  if (open.length === 0) return;
  await retry(async (isLast) => {
    const { UnprocessedItems } = await documents.send(new BatchWriteCommand({ RequestItems: { [tableName()]: open } }));
    open = (UnprocessedItems?.[tableName()] ?? []) as typeof open;
    if (open.length === 0) return;
    if (isLast) throw unavailable(new Error(`${open.length} rows could not be deleted.`));
    return again;
  }, patience);
}

/**
 * Deletes every row in a job's partition, with the job's own row last. If it is interrupted, the job can still be found and
 * it can run again. Not part of a transaction.
 */
export async function deleteJobPartition(jobId: string): Promise<void> {
  const { Key: own } = rows().job.get({ jobId }).params<{ Key: { pk: string; sk: string } }>();
  let from: Key | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': own.pk },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    const others = (page.Items ?? []).filter((item) => item.sk !== own.sk).map(({ pk, sk }) => ({ pk, sk }));
    for (let at = 0; at < others.length; at += batchSize) await deleteKeys(others.slice(at, at + batchSize));
    from = page.LastEvaluatedKey;
  } while (from);
  await deleteKeys([own]);
}
