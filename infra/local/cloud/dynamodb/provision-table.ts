import { setTimeout as delay } from 'node:timers/promises';
import {
  type AttributeDefinition,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
  ResourceInUseException,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';

/** The shape of the table definition, which is derived from the entities. The deployed stack uses the same definition. */
export interface TableDefinition {
  readonly partitionKey: string;
  readonly sortKey: string;
  readonly indexes: readonly {
    readonly name: string;
    readonly partitionKey: string;
    readonly sortKey?: string;
    readonly projection: 'ALL' | readonly string[];
  }[];
  readonly timeToLive: string;
  /** Absent for a table without a stream. */
  readonly stream?: 'NEW_AND_OLD_IMAGES' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'KEYS_ONLY';
}

const keySchema = (partitionKey: string, sortKey?: string): KeySchemaElement[] => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  ...(sortKey ? [{ AttributeName: sortKey, KeyType: 'RANGE' } as const] : []),
];

function indexes(definition: TableDefinition): GlobalSecondaryIndex[] {
  return definition.indexes.map(({ name, partitionKey, sortKey, projection }) => ({
    IndexName: name,
    KeySchema: keySchema(partitionKey, sortKey),
    Projection:
      projection === 'ALL'
        ? { ProjectionType: 'ALL' }
        : projection.length === 0
          ? { ProjectionType: 'KEYS_ONLY' }
          : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...projection] },
  }));
}

function attributes(definition: TableDefinition): AttributeDefinition[] {
  const names = [definition, ...definition.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
  return [...new Set(names)].flatMap((name) => (name ? [{ AttributeName: name, AttributeType: 'S' as const }] : []));
}

/** Returns the parts of a definition that cannot change once the table has data, as one text to compare. */
function outline(keys: KeySchemaElement[] | undefined, found: readonly GlobalSecondaryIndex[] | undefined): string {
  const key = (schema: KeySchemaElement[] | undefined) =>
    (schema ?? []).map(({ AttributeName, KeyType }) => `${KeyType}:${AttributeName}`).sort();
  const lines = (found ?? []).map(({ IndexName, KeySchema, Projection }) => [
    IndexName,
    key(KeySchema),
    Projection?.ProjectionType,
    [...(Projection?.NonKeyAttributes ?? [])].sort(),
  ]);
  return JSON.stringify([key(keys), lines.sort()]);
}

async function waitUntilActive(client: DynamoDBClient, tableName: string): Promise<TableDescription> {
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    const building = Table?.GlobalSecondaryIndexes?.some(({ IndexStatus }) => IndexStatus !== 'ACTIVE');
    if (Table?.TableStatus === 'ACTIVE' && !building) return Table;
    await delay(20);
  }
}

/** Creates the table if it does not exist, and waits until it is ready. Returns where to read its stream. */
export async function createTable(
  client: DynamoDBClient,
  tableName: string,
  definition: TableDefinition,
): Promise<{ streamArn: string }> {
  const wanted = indexes(definition);
  const keys = keySchema(definition.partitionKey, definition.sortKey);
  let isNew = true;
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: attributes(definition),
        KeySchema: keys,
        GlobalSecondaryIndexes: wanted.length > 0 ? wanted : undefined,
        StreamSpecification: definition.stream && { StreamEnabled: true, StreamViewType: definition.stream },
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
    isNew = false;
  }
  const table = await waitUntilActive(client, tableName);
  if (outline(table.KeySchema, table.GlobalSecondaryIndexes as GlobalSecondaryIndex[]) !== outline(keys, wanted)) {
    throw new Error(
      'The data in this folder was made by a different version. To start again with new demo data, use --reset: it erases everything in the folder. To keep the data, go back to the earlier version.',
    );
  }
  if (isNew) {
    const TimeToLiveSpecification = { AttributeName: definition.timeToLive, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName: tableName, TimeToLiveSpecification }));
  }
  return { streamArn: table.LatestStreamArn ?? '' };
}
