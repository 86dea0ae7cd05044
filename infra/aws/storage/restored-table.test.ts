import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { beforeEach, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { tableDefinition } from '#functions/data/table.ts';
import { readStage } from '../stage/stages.ts';
import { requireWhole, restoreTable } from './restored-table.ts';

const dynamo = mockClient(DynamoDBClient);
const client = new DynamoDBClient({ region: 'ap-southeast-2' });
const { settings } = readStage('production');
const to = new Date('2026-11-23T08:40:00Z');
const restore = () => restoreTable(client, { from: 'own', name: 'restored', to, settings });
const indexes = tableDefinition.indexes.map(({ name }) => ({ IndexName: name }));
const described = (GlobalSecondaryIndexes: object[]) =>
  dynamo
    .on(DescribeTableCommand)
    .resolves({ Table: { TableStatus: 'ACTIVE', LatestStreamArn: 'arn:stream', GlobalSecondaryIndexes } });

beforeEach(() => {
  dynamo.reset();
  described(indexes);
});

it('a restored table has the rows of the chosen moment, and the settings that DynamoDB does not restore', async () => {
  await expect(restore()).resolves.toEqual({ name: 'restored', stream: 'arn:stream' });
  const inputOf = (command: typeof UpdateTableCommand) =>
    dynamo.commandCalls(command).map(({ args: [{ input }] }) => input);
  expect(dynamo.commandCalls(RestoreTableToPointInTimeCommand)[0]?.args[0].input).toEqual({
    SourceTableName: 'own',
    TargetTableName: 'restored',
    RestoreDateTime: to,
  });
  expect(inputOf(UpdateTableCommand)).toEqual([
    expect.objectContaining({ StreamSpecification: { StreamEnabled: true, StreamViewType: tableDefinition.stream } }),
    expect.objectContaining({ DeletionProtectionEnabled: true }),
  ]);
  expect(dynamo.commandCalls(UpdateTimeToLiveCommand)).toHaveLength(1);
  expect(dynamo.commandCalls(UpdateContinuousBackupsCommand)).toHaveLength(1);
});

it("a table without an index, or with another stream, cannot replace the stack's own table", async () => {
  described(indexes.slice(1));
  await expect(restore()).rejects.toThrow(`The table restored lacks index ${tableDefinition.indexes[0].name}.`);
  described(indexes);
  await expect(requireWhole(client, { name: 'restored', stream: 'arn:other' })).rejects.toThrow(
    'lacks stream arn:other',
  );
});
