import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { abnEntity } from '#functions/data/entities/people/profile-entity.ts';
import type { RetailerProfileRow } from '#functions/data/rows.ts';
import { addIfAbsent, rowsOfKind } from './kind-rows.ts';

/**
 * Adds the row that reserves an ABN for a company, for profiles of earlier versions. If two companies have the same ABN, the
 * older profile gets the row. The integrity check then reports the other profile, because only an operator can find out which
 * company the ABN belongs to.
 */
export async function claimAbns(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const profiles: RetailerProfileRow[] = [];
  for await (const row of rowsOfKind<RetailerProfileRow>(client, tableName, 'retailerprofile')) profiles.push(row);
  for (const { abnNumber: abn, userId } of profiles.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
    if (abn === '') continue;
    const { Item } = abnEntity.put({ abn, userId }).params<{ Item: Record<string, unknown> }>({ table: tableName });
    await addIfAbsent(client, tableName, 'abn', Item);
  }
}
