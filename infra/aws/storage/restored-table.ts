import {
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '#functions/data/table.ts';
import type { StageSettings } from '../stage/stages.ts';

type Restored = NonNullable<StageSettings['table']>;

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  if (!Table) throw new Error(`There is no table ${TableName}.`);
  return Table;
}

/** Checks that a restored table has all that the stack's own table has. */
export async function requireWhole(client: DynamoDBClient, { name, stream }: Restored): Promise<void> {
  const { GlobalSecondaryIndexes = [], LatestStreamArn } = await describe(client, name);
  const there = new Set(GlobalSecondaryIndexes.map(({ IndexName }) => IndexName));
  const missing = tableDefinition.indexes
    .filter((index) => !there.has(index.name))
    .map((index) => `index ${index.name}`);
  if (LatestStreamArn !== stream) missing.push(`stream ${stream}`);
  if (missing.length > 0) throw new Error(`The table ${name} lacks ${missing.join(', ')}.`);
}

/** A copy does not take these over. */
async function complete(client: DynamoDBClient, TableName: string, { keepData }: StageSettings): Promise<void> {
  const ready = () => waitUntilTableExists({ client, maxWaitTime: 3600 }, { TableName });
  await client.send(
    new UpdateTableCommand({
      TableName,
      StreamSpecification: { StreamEnabled: true, StreamViewType: tableDefinition.stream },
    }),
  );
  await ready();
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: keepData }));
  await ready();
  const TimeToLiveSpecification = { Enabled: true, AttributeName: tableDefinition.timeToLive };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
}

/** Makes a second table with every row as it was at a moment. The first one stays as it is. */
export async function restoreTable(
  client: DynamoDBClient,
  { from, name, to, settings }: { from: string; name: string; to: Date; settings: StageSettings },
): Promise<Restored> {
  await client.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: from, TargetTableName: name, RestoreDateTime: to }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 24 * 3600 }, { TableName: name });
  await complete(client, name, settings);
  const { LatestStreamArn: stream = '' } = await describe(client, name);
  await requireWhole(client, { name, stream });
  return { name, stream };
}
