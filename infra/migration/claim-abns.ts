import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { abnEntity } from '#functions/data/entities/people/profile-entity.ts';
import type { RetailerProfileRow } from '#functions/data/rows.ts';
import { addIfAbsent, rowsOfKind } from './kind-rows.ts';

/**
 * Gives each ABN of an earlier version to the company that named it first. Where another one names it too, the integrity check
 * says so, because only a person can tell whose it is.
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
