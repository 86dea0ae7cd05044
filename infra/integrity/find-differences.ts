import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { countDifferences } from './count-differences.ts';
import { readTable } from './read-table.ts';
import { rowDifferences } from './row-differences.ts';

/** Everything that does not add up, a sentence each; empty when all is well. Meaningful once nothing is under way. */
export async function findDifferences(
  client: DynamoDBDocumentClient,
  tableName: string,
  now = new Date(),
): Promise<string[]> {
  const rows = await readTable(client, tableName);
  return [...countDifferences(rows), ...rowDifferences(rows, now)];
}
