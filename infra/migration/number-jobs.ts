import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { JobRow } from '#functions/data/rows.ts';
import { askFor, rowsOfKind } from './kind-rows.ts';

/** Requests numbers for the jobs of versions without job numbers. Repeating it is harmless. */
export async function askForNumbers(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const companies = new Set<string>();
  for await (const { card, deleted, retailerId } of rowsOfKind<JobRow>(client, tableName, 'job'))
    if (card.number === undefined && !deleted) companies.add(retailerId);
  const now = new Date();
  for (const userId of companies) await askFor(client, tableName, { followUp: { kind: 'numberJobs', userId } }, now);
}
