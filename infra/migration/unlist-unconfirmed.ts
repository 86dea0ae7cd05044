import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { UserRow } from '#functions/data/rows.ts';
import { askFor, rowsOfKind } from './kind-rows.ts';

/**
 * Earlier versions listed the jobs of companies, and installers, with unconfirmed email addresses. The follow-up checks each of
 * them again.
 */
export async function unlistUnconfirmed(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const now = new Date();
  for await (const { userId, unconfirmed } of rowsOfKind<UserRow>(client, tableName, 'user'))
    if (unconfirmed) await askFor(client, tableName, { followUp: { kind: 'followConfirmation', userId } }, now);
}
