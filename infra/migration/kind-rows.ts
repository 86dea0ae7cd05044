import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { outboxEntity, outboxListKeys } from '#functions/data/entities/running/outbox-entity.ts';
import type { Effects } from '#functions/data/rows.ts';
import { versionField, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { newId } from '#functions/new-id.ts';

/** Every row of one kind, page by page, for what a migration derives from them. */
export async function* rowsOfKind<Row>(
  client: DynamoDBDocumentClient,
  tableName: string,
  kind: string,
): AsyncGenerator<Row> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const row of page.Items ?? []) if (row.__edb_e__ === kind) yield row as Row;
    from = page.LastEvaluatedKey;
  } while (from);
}

/** Adds a row of today's version. A row that is there already is right, and stays. */
export async function addIfAbsent(
  client: DynamoDBDocumentClient,
  tableName: string,
  kind: string,
  row: Record<string, unknown>,
): Promise<void> {
  try {
    await client.send(
      new PutCommand({
        TableName: tableName,
        Item: { ...row, [versionField]: String(versionsIn(shapes).get(kind)) },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
  }
}

/** Asks for follow-up work. The consumer or the sweeper does it, so nobody's changes in the meantime are lost. */
export async function askFor(
  client: DynamoDBDocumentClient,
  tableName: string,
  effects: Effects,
  now: Date,
): Promise<void> {
  const row = { outboxId: newId(now), effects, createdAt: now.toISOString(), nextTryAt: now.toISOString() };
  const { Item } = outboxEntity
    .put({ ...row, ...outboxListKeys(row) })
    .params<{ Item: Record<string, unknown> }>({ table: tableName });
  const version = String(versionsIn(shapes).get('outbox'));
  await client.send(new PutCommand({ TableName: tableName, Item: { ...Item, [versionField]: version } }));
}
