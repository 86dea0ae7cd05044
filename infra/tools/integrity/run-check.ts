import type { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '#functions/data/client.ts';
import { commit } from '#functions/data/commit.ts';
import type { RunRow } from '#functions/data/rows.ts';
import { putRun } from '#functions/data/runs/run-writes.ts';
import { keepShapes } from '#functions/data/shapes/keep-shapes.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { compareRows } from './find-differences.ts';
import { readBucket } from './read-bucket.ts';

const note = (found: Pick<RunRow, 'isWhole' | 'looked' | 'wrong'>) =>
  commit([putRun({ what: 'integrity', at: new Date().toISOString(), ...found })]);

/**
 * Compares all data in the table of the functions' own client. Writes a row with the time and the result, even if the check
 * fails midway. Without a bucket, only compares the rows with each other.
 */
export async function runCheck(s3: S3Client, bucket: string | undefined): Promise<string[]> {
  try {
    const files = bucket === undefined ? undefined : await readBucket(s3, bucket);
    const client = keepShapes(DynamoDBDocumentClient.from(dynamo), shapes);
    const { count, differences } = await compareRows(client, tableName(), files ? { files } : {});
    await note({ isWhole: true, looked: count, wrong: differences.length });
    return differences;
  } catch (error) {
    await note({ isWhole: false, looked: 0, wrong: 0 }).catch(() => {
      throw new Error('The check stopped early, and its result could not be saved.', { cause: error });
    });
    throw error;
  }
}
