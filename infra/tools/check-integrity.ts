import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { keepShapes } from '#functions/data/shapes/keep-shapes.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { credentials, localBucket, localTable, region } from '../local/cloud/serving/local-account.ts';
import { findDifferences } from './integrity/find-differences.ts';
import { readBucket } from './integrity/read-bucket.ts';
import { openDataFolder } from './open-data-folder.ts';

/**
 * `npm run integrity -- --data-dir .local` checks the data that `npm start` keeps there, whether it is running or not.
 * Without that option, TABLE_NAME and BUCKET_NAME (or --table and --bucket) name what to check, and the AWS SDK's own
 * variables say where. Prints one line per difference and exits with 1 if there are any.
 */
const { values } = parseArgs({
  options: { 'data-dir': { type: 'string' }, table: { type: 'string' }, bucket: { type: 'string' } },
});

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

interface Storage {
  table: string;
  bucket: string | undefined;
  /** The addresses of this machine's stand-ins. Absent for AWS. */
  local?: { dynamodb: string; objects: string };
  close(): Promise<void>;
}

async function openStorage(): Promise<Storage> {
  const table = values.table ?? (values['data-dir'] === undefined ? process.env.TABLE_NAME : undefined);
  if (table !== undefined)
    return { table, bucket: values.bucket ?? process.env.BUCKET_NAME, close: async () => undefined };
  const { close, ...local } = await openDataFolder(values['data-dir'] ?? '.local');
  return { table: localTable, bucket: localBucket, local, close };
}

async function check({ table, bucket, local }: Storage): Promise<string[]> {
  const account = local ? { region, credentials } : {};
  const dynamo = new DynamoDBClient({ ...account, ...(local ? { endpoint: local.dynamodb } : {}) });
  const isPathStyle = local !== undefined || process.env.OBJECT_URL_STYLE === 'path';
  const s3 = new S3Client({ ...account, ...(local ? { endpoint: local.objects } : {}), forcePathStyle: isPathStyle });
  const files = bucket === undefined ? undefined : await readBucket(s3, bucket);
  const differences = await findDifferences(keepShapes(DynamoDBDocumentClient.from(dynamo), shapes), table, {
    ...(files ? { files } : {}),
  });
  dynamo.destroy();
  s3.destroy();
  return differences;
}

try {
  const storage = await openStorage();
  try {
    const differences = await check(storage);
    for (const difference of differences) console.log(difference);
    console.log(`${differences.length} differences`);
    process.exitCode = differences.length > 0 ? 1 : 0;
  } finally {
    await storage.close();
  }
} catch (error) {
  console.error(`The integrity check failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
