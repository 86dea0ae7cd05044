import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { UserRow } from '#functions/data/rows.ts';
import { askFor, rowsOfKind } from './kind-rows.ts';

/**
 * Jobs of companies, and installers, whose address nobody has confirmed were listed by earlier versions. The follow-up looks at
 * each again.
 */
export async function unlistUnconfirmed(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const now = new Date();
  for await (const { userId, unconfirmed } of rowsOfKind<UserRow>(client, tableName, 'user'))
    if (unconfirmed) await askFor(client, tableName, { followUp: { kind: 'followConfirmation', userId } }, now);
}
