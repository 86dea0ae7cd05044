import assert from 'node:assert/strict';
import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs';
import { CognitoIdentityProviderClient, ListUserPoolsCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DescribeKeyCommand, KMSClient, ListKeysCommand } from '@aws-sdk/client-kms';
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';
import { ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { stackName } from '../../aws/stage/stack-name.ts';
import { type Rehearsal, runOps } from '../emulator/rehearsal.ts';

/** The list calls that use no SDK client. */
const lists: Record<string, Parameters<Rehearsal['emulator']['askAws']>> = {
  functions: ['lambda', '/2015-03-31/functions/'],
  apis: ['apigateway', '/v2/apis'],
  sites: ['cloudfront', '/2020-05-31/distribution', 'cloudfront.amazonaws.com'],
  queues: ['sqs', '/?Action=ListQueues'],
  topics: ['sns', '/?Action=ListTopics'],
  alarms: ['monitoring', '/?Action=DescribeAlarms&Version=2010-08-01'],
};

/** Returns the kinds of resources that the stage still has, among those that cost money or contain data. */
async function kindsOf({ emulator, stage }: Rehearsal): Promise<string[]> {
  const at = emulator.client;
  const { TableNames = [] } = await new DynamoDBClient(at).send(new ListTablesCommand({}));
  const { Buckets = [] } = await new S3Client({ ...at, forcePathStyle: true }).send(new ListBucketsCommand({}));
  const pools = await new CognitoIdentityProviderClient(at).send(new ListUserPoolsCommand({ MaxResults: 60 }));
  const { logGroups = [] } = await new CloudWatchLogsClient(at).send(new DescribeLogGroupsCommand({}));
  const { SecretList = [] } = await new SecretsManagerClient(at).send(new ListSecretsCommand({}));
  const names: Record<string, (string | undefined)[]> = {
    tables: TableNames,
    buckets: Buckets.map(({ Name }) => Name),
    accounts: (pools.UserPools ?? []).map(({ Name }) => Name),
    logs: logGroups.map(({ logGroupName }) => logGroupName),
    secrets: SecretList.map(({ Name }) => Name),
  };
  const name = stackName(stage).toLowerCase();
  const found = Object.entries(names).flatMap(([kind, all]) =>
    all.some((each) => each?.toLowerCase().startsWith(`${name}-`)) ? kind : [],
  );
  for (const [kind, asked] of Object.entries(lists)) {
    const { status, text } = await emulator.askAws(...asked);
    assert.equal(status, 200, `${kind}: ${text}`);
    if (text.toLowerCase().includes(name)) found.push(kind);
  }
  return found;
}

/** Removes the stage, and checks that no resource is left that costs money or contains data. */
export async function destroyStage(rehearsal: Rehearsal): Promise<void> {
  const { emulator, walk, stage } = rehearsal;
  await walk.step('the operator removes the stage', async () => {
    assert.equal((await kindsOf(rehearsal)).length, 5 + Object.keys(lists).length);
    await runOps(rehearsal, 'destroy', '--stage', stage, '--confirm', stage);
  });
  await walk.step(
    `no table, bucket, account, log, secret, ${Object.keys(lists).join(', ')} of the stage is left`,
    async () => assert.deepEqual(await kindsOf(rehearsal), []),
  );
  await walk.step('the deletion of the stage’s key is scheduled', async () => {
    const kms = new KMSClient(emulator.client);
    const { Keys = [] } = await kms.send(new ListKeysCommand({}));
    const found = await Promise.all(Keys.map(({ KeyId }) => kms.send(new DescribeKeyCommand({ KeyId }))));
    const inUse = found.filter(({ KeyMetadata }) => KeyMetadata?.KeyManager === 'CUSTOMER' && KeyMetadata.Enabled);
    assert.deepEqual(
      inUse.map(({ KeyMetadata }) => KeyMetadata?.Description),
      [],
    );
  });
}
