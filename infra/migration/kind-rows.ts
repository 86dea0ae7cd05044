import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { outboxEntity, outboxListKeys } from '#functions/data/entities/running/outbox-entity.ts';
import type { Effects } from '#functions/data/rows.ts';
import { versionField, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { newId } from '#functions/new-id.ts';

/** Reads every row of one kind, page by page, so that a migration can derive rows from them. */
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

/** Adds a row of the current version, unless the table already has a row with its key. */
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

/** Adds follow-up work to the outbox. The consumer or the sweeper does that work, so no concurrent change is lost. */
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
