import type { StageSettings } from '../aws/stage/stages.ts';
import { emailLimits } from '../edge/limits.ts';
import { credentials, localBucket, localSupport, localTable, region } from '../local/cloud/serving/local-account.ts';
import { openDataFolder } from './open-data-folder.ts';

/** The table that an operator's command names. */
export interface NamedTable {
  /** A stage in AWS. */
  stage?: string | undefined;
  /** The name of a table in AWS or in a local service. */
  table?: string | undefined;
  /** The folder of `npm start`, which may be running. */
  dataDir?: string | undefined;
  /** Whether the command also reads people's files. */
  hasFiles?: boolean;
}

async function settingsOf(stage: string): Promise<StageSettings> {
  const { readStage } = await import('../aws/stage/stages.ts');
  return readStage(stage).settings;
}

async function tableOfStage(stage: string): Promise<string> {
  const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
  const { findStageTable } = await import('./find-stage-table.ts');
  const { region: stageRegion } = await settingsOf(stage);
  process.env.AWS_REGION = stageRegion;
  const dynamo = new DynamoDBClient({ region: stageRegion });
  try {
    return await findStageTable(dynamo, stage);
  } finally {
    dynamo.destroy();
  }
}

const noFiles = { BUCKET_NAME: 'not-used', OBJECT_URL_STYLE: 'path' };

/** Returns the variables for the table's files. If the command names neither a stage nor a folder, BUCKET_NAME has the bucket. */
async function filesOf(stage: string | undefined, isFolder: boolean): Promise<typeof noFiles> {
  if (isFolder) return { ...noFiles, BUCKET_NAME: localBucket };
  if (stage === undefined) return { ...noFiles, BUCKET_NAME: process.env.BUCKET_NAME ?? '' };
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { findStageBucket } = await import('./find-stage-table.ts');
  const s3 = new S3Client({});
  try {
    return { BUCKET_NAME: await findStageBucket(s3, stage), OBJECT_URL_STYLE: 'virtual' };
  } finally {
    s3.destroy();
  }
}

/**
 * Sets the environment so that the functions' own client uses a table. Import the functions after this call, because they create
 * that client while they load. Without any name, uses the table in TABLE_NAME, or else the data folder `.local`. Returns a
 * function that releases the table.
 */
export async function openTable({ stage, table, dataDir, hasFiles = false }: NamedTable): Promise<() => Promise<void>> {
  const given = table ?? (dataDir === undefined ? process.env.TABLE_NAME : undefined);
  const named = stage === undefined ? given : await tableOfStage(stage);
  const folder = named === undefined ? await openDataFolder(dataDir ?? '.local') : undefined;
  if (folder)
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: folder.dynamodb,
      AWS_ENDPOINT_URL_S3: folder.objects,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    });
  const { loadEnvironment } = await import('#functions/env.ts');
  const alsoNeeded = {
    ...(hasFiles ? await filesOf(stage, folder !== undefined) : noFiles),
    APP_ORIGIN: 'http://not.used',
    SUPPORT_EMAIL: stage === undefined ? localSupport : (await settingsOf(stage)).supportEmail,
    MAIL_FROM: '-',
    USER_POOL_ID: '-',
  };
  const LETTER_LIMITS = JSON.stringify(emailLimits);
  loadEnvironment('sweeper', { TABLE_NAME: named ?? localTable, LETTER_LIMITS, ...alsoNeeded });
  return folder?.close ?? (async () => undefined);
}
