import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { UserRow } from '#functions/data/rows.ts';
import { askFor, rowsOfKind } from './kind-rows.ts';

/**
 * Requests a new check of each user with an unconfirmed email address. Earlier versions listed installers with an unconfirmed
 * address, and the jobs of retailers with one.
 */
export async function unlistUnconfirmed(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const now = new Date();
  for await (const { userId, unconfirmed } of rowsOfKind<UserRow>(client, tableName, 'user'))
    if (unconfirmed) await askFor(client, tableName, { followUp: { kind: 'followConfirmation', userId } }, now);
}
