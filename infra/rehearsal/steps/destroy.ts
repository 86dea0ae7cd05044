import assert from 'node:assert/strict';
import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs';
import { CognitoIdentityProviderClient, ListUserPoolsCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DescribeKeyCommand, KMSClient, ListKeysCommand } from '@aws-sdk/client-kms';
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';
import { stackName } from '../../aws/stage/stack-name.ts';
import { type Rehearsal, runScript } from '../emulator/rehearsal.ts';

/** Removes the stage, and looks whether anything is left that costs money or holds data. */
export async function destroyStage(rehearsal: Rehearsal): Promise<void> {
  const { emulator, walk, stage } = rehearsal;
  const at = emulator.client;
  await walk.step('the operator removes the stage', () =>
    runScript(rehearsal, 'destroy', '--stage', stage, '--confirm', stage),
  );
  const ofStage = (names: readonly (string | undefined)[]) =>
    names.filter((name) => name?.toLowerCase().startsWith(`${stackName(stage)}-`.toLowerCase()));
  await walk.step('no table, file, account or log of it is left', async () => {
    const { TableNames = [] } = await new DynamoDBClient(at).send(new ListTablesCommand({}));
    const { Buckets = [] } = await new S3Client({ ...at, forcePathStyle: true }).send(new ListBucketsCommand({}));
    const pools = await new CognitoIdentityProviderClient(at).send(new ListUserPoolsCommand({ MaxResults: 60 }));
    const { logGroups = [] } = await new CloudWatchLogsClient(at).send(new DescribeLogGroupsCommand({}));
    assert.deepEqual(
      {
        tables: ofStage(TableNames),
        buckets: ofStage(Buckets.map(({ Name }) => Name)),
        accounts: ofStage((pools.UserPools ?? []).map(({ Name }) => Name)),
        logs: ofStage(logGroups.map(({ logGroupName }) => logGroupName)),
      },
      { tables: [], buckets: [], accounts: [], logs: [] },
    );
  });
  await walk.step('its key is on its way out', async () => {
    const kms = new KMSClient(at);
    const { Keys = [] } = await kms.send(new ListKeysCommand({}));
    const found = await Promise.all(Keys.map(({ KeyId }) => kms.send(new DescribeKeyCommand({ KeyId }))));
    const inUse = found.filter(({ KeyMetadata }) => KeyMetadata?.KeyManager === 'CUSTOMER' && KeyMetadata.Enabled);
    assert.deepEqual(
      inUse.map(({ KeyMetadata }) => KeyMetadata?.Description),
      [],
    );
  });
}
