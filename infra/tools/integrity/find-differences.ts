import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listDifferences } from '../../lists/list-differences.ts';
import { readTable } from '../../read-table.ts';
import { abnDifferences } from './abn-differences.ts';
import { countDifferences } from './count-differences.ts';
import { fileDifferences } from './file-differences.ts';
import { jobDifferences } from './job-differences.ts';
import { numberDifferences } from './number-differences.ts';
import { reminderDifferences } from './reminder-differences.ts';
import { rowDifferences } from './row-differences.ts';
import { suspensionDifferences } from './suspension-differences.ts';
import { wordDifferences } from './word-differences.ts';

interface Extent {
  now?: Date;
  /** The names of the files in the bucket. If absent, only the rows are compared. */
  files?: ReadonlySet<string>;
}

/**
 * Returns the number of rows, and a sentence for each difference. While the application makes changes, the check may also report
 * rows that are correct.
 */
export async function compareRows(
  client: DynamoDBDocumentClient,
  tableName: string,
  { now = new Date(), files }: Extent = {},
): Promise<{ count: number; differences: string[] }> {
  const rows = await readTable(client, tableName);
  const differences = [
    ...countDifferences(rows),
    ...jobDifferences(rows),
    ...numberDifferences(rows),
    ...listDifferences(rows),
    ...wordDifferences(rows),
    ...suspensionDifferences(rows),
    ...abnDifferences(rows),
    ...rowDifferences(rows, now),
    ...reminderDifferences(rows, now),
    ...fileDifferences(rows, files),
  ];
  const count = [...rows.values()].reduce((sum, { length }) => sum + length, 0);
  return { count, differences };
}

/** Returns only the sentences of `compareRows`. */
export const findDifferences = async (...asked: Parameters<typeof compareRows>): Promise<string[]> =>
  (await compareRows(...asked)).differences;
