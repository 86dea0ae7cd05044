import { setTimeout as delay } from 'node:timers/promises';
import { BatchWriteCommand, type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';

/** A raw row of the table. The benchmarks copy rows that the application wrote, so all copies have the right shape. */
export type Row = Record<string, unknown>;

/** Reads the first page of rows in the partition of an id, such as a `jobId`. */
export async function rowsOf(client: DynamoDBDocumentClient, table: string, name: string, id: string): Promise<Row[]> {
  const { Items } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `$suncrew#${name}_${id}` },
      ConsistentRead: true,
    }),
  );
  return Items ?? [];
}

/** Returns the name of the entity that a row belongs to, in lower case. */
export const kindOf = (row: Row): string => String(row.__edb_e__);

/** Copies a value and replaces each old id by the new one in keys and values. */
export function renamed<T>(value: T, ids: Iterable<readonly [from: string, to: string]>): T {
  const pairs = [...ids];
  const copy = (old: unknown): unknown => {
    if (typeof old === 'string') return pairs.reduce((text, [from, to]) => text.replaceAll(from, to), old);
    if (Array.isArray(old)) return old.map(copy);
    // The replacement cannot find ids inside packed bytes.
    if (typeof old !== 'object' || old === null || old instanceof Uint8Array) return old;
    return Object.fromEntries(Object.entries(old).map(([name, held]) => [copy(name), copy(held)]));
  };
  return copy(value) as T;
}

const perRequest = 25;
const atOnce = 6;

async function putBatch(client: DynamoDBDocumentClient, table: string, rows: readonly Row[]): Promise<void> {
  let open = rows.map((Item) => ({ PutRequest: { Item } }));
  while (open.length > 0) {
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [table]: open } }));
    open = (UnprocessedItems?.[table] ?? []) as typeof open;
    if (open.length > 0) await delay(50);
  }
}

export async function putRows(client: DynamoDBDocumentClient, table: string, rows: Iterable<Row>): Promise<void> {
  const source = rows[Symbol.iterator]();
  const take = (): Row[] => {
    const batch: Row[] = [];
    while (batch.length < perRequest) {
      const { done, value } = source.next();
      if (done) break;
      batch.push(value);
    }
    return batch;
  };
  const work = async () => {
    for (let batch = take(); batch.length > 0; batch = take()) await putBatch(client, table, batch);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
