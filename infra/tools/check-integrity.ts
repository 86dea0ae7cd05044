import { parseArgs } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { localBucket } from '../local/cloud/serving/local-account.ts';
import { findStageBucket } from './find-stage-table.ts';
import { openTable } from './open-table.ts';

/**
 * Checks that all data agrees. `npm run ops -- integrity --data-dir .local` checks the data of `npm start`, running or not.
 * `--stage NAME` checks the data of a stage in AWS. Without either option, TABLE_NAME and BUCKET_NAME (or --table and --bucket)
 * name the table and the bucket. The AWS SDK's own variables then name the endpoint and the region. Prints one line per
 * difference and exits with 1 if there are any. The administrators' health page shows the time and the result of the last check.
 */
const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    'data-dir': { type: 'string' },
    table: { type: 'string' },
    bucket: { type: 'string' },
  },
});

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { stage, 'data-dir': dataDir } = values;
const table = values.table ?? (stage === undefined && dataDir === undefined ? process.env.TABLE_NAME : undefined);
const isLocal = stage === undefined && table === undefined;

/** Returns the bucket to compare with the rows. Without a bucket, the check only compares the rows with each other. */
async function bucketOf(s3: S3Client): Promise<string | undefined> {
  if (stage !== undefined) return findStageBucket(s3, stage);
  return isLocal ? localBucket : (values.bucket ?? process.env.BUCKET_NAME);
}

/** Runs the check. Imports its code only here, because the functions create their client while they load. */
async function check(): Promise<string[]> {
  const { runCheck } = await import('./integrity/run-check.ts');
  const { dynamo } = await import('#functions/data/client.ts');
  const s3 = new S3Client({ forcePathStyle: isLocal || process.env.OBJECT_URL_STYLE === 'path' });
  try {
    return await runCheck(s3, await bucketOf(s3));
  } finally {
    s3.destroy();
    dynamo.destroy();
  }
}

try {
  const close = await openTable({ stage, table, dataDir });
  try {
    const differences = await check();
    for (const difference of differences) console.log(difference);
    console.log(`${differences.length} differences`);
    process.exitCode = differences.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
} catch (error) {
  console.error(`The integrity check failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
