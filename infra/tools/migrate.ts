import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { retiredKinds, shapes } from '#functions/data/shapes/shapes.ts';
import { readStage } from '../aws/stage/stages.ts';
import { credentials, localBucket, localTable, region } from '../local/cloud/serving/local-account.ts';
import { startCloud } from '../local/cloud/start-cloud.ts';
import { findOutdated, recordVersions } from '../migration/row-versions.ts';
import { usageOf } from './commands/commands.ts';
import { findStageBucket, findStageTable } from './find-stage-table.ts';

/**
 * Migrates rows to the version of this code. Run `npm run ops -- migrate --stage production` after the code is deployed to a
 * stage in AWS. `npm run ops -- migrate --data-dir .local` does the same for the data of `npm start`, while the application is
 * stopped. A migration can be interrupted and run again, and people can use the stage while it runs.
 */

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
// We import this after setting the variable, because the module creates a client, which would otherwise print a warning.
const { bringTableUpToDate } = await import('../migration/bring-up-to-date.ts');

async function migrateStage(name: string): Promise<string> {
  const { settings } = readStage(name);
  const dynamo = new DynamoDBClient({ region: settings.region, maxAttempts: 10 });
  const s3 = new S3Client({ region: settings.region });
  try {
    const [tableName, bucket] = await Promise.all([findStageTable(dynamo, name), findStageBucket(s3, name)]);
    return await bringTableUpToDate({ dynamo, tableName, files: { s3, bucket } });
  } finally {
    s3.destroy();
    dynamo.destroy();
  }
}

async function migrateFolder(dataDir: string): Promise<string> {
  await access(join(dataDir, 'ports.json')).catch((error: unknown) => {
    throw new Error(`${dataDir} holds no data: start once with npm start.`, { cause: error });
  });
  await findOutdated(dataDir, shapes, retiredKinds);
  const cloud = await startCloud({ dataDir, allowedOrigin: 'http://localhost' });
  const endpoint = cloud.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const dynamo = new DynamoDBClient({ region, credentials, endpoint });
  const s3 = new S3Client({
    region,
    credentials,
    endpoint: cloud.environment.AWS_ENDPOINT_URL_S3 ?? '',
    forcePathStyle: true,
  });
  try {
    const done = await bringTableUpToDate({ dynamo, tableName: localTable, files: { s3, bucket: localBucket } });
    await recordVersions(cloud.dataDir, shapes);
    return done;
  } finally {
    s3.destroy();
    dynamo.destroy();
    await cloud.stop();
  }
}

async function migrate(): Promise<string> {
  const { stage, 'data-dir': dataDir } = parseArgs({
    options: { stage: { type: 'string' }, 'data-dir': { type: 'string' } },
  }).values;
  if (stage !== undefined && dataDir === undefined) return migrateStage(stage);
  if (dataDir !== undefined && stage === undefined) return migrateFolder(resolve(dataDir));
  throw new Error(usageOf('ops', 'migrate'));
}

try {
  console.log(await migrate());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
