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

/** Throws if a restored table lacks an index of the stack's own table, or if its stream is not the given one. */
export async function requireWhole(client: DynamoDBClient, { name, stream }: Restored): Promise<void> {
  const { GlobalSecondaryIndexes = [], LatestStreamArn } = await describe(client, name);
  const there = new Set(GlobalSecondaryIndexes.map(({ IndexName }) => IndexName));
  const missing = tableDefinition.indexes
    .filter((index) => !there.has(index.name))
    .map((index) => `index ${index.name}`);
  if (LatestStreamArn !== stream) missing.push(`stream ${stream}`);
  if (missing.length > 0) throw new Error(`The table ${name} lacks ${missing.join(', ')}.`);
}

/** Sets the stream, deletion protection, expiry and backups, which DynamoDB does not restore. */
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

/**
 * Restores the table `from` as it was at `to` into a new table, and waits until the new table is complete. The table `from` does
 * not change. Returns the value for the `table` setting of the stage.
 */
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
