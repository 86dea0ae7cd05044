import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { unavailable } from '../refusal.ts';
import { again, retry } from '../retry.ts';
import { documents, tableName } from './client.ts';

type Key = Record<string, unknown>;

const batchSize = 25;
const patience = { tries: 8, firstPause: 20, longestPause: 400 };

/** Deletes the rows with these keys. Retries the rows that a busy DynamoDB does not delete, and ends in a 503 if that fails. */
export async function deleteKeys(keys: readonly Key[]): Promise<void> {
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

type Found = Key & { sk: string };

/** Deletes the chosen rows of a partition. Not a transaction: after an interruption, it can run again. */
export async function deleteInPartition(pk: string, isChosen: (row: Found) => boolean): Promise<void> {
  let from: Key | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    const chosen = ((page.Items ?? []) as Found[]).filter(isChosen);
    for (let at = 0; at < chosen.length; at += batchSize) await deleteKeys(chosen.slice(at, at + batchSize));
    from = page.LastEvaluatedKey;
  } while (from);
}
