import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { abnEntity } from '#functions/data/entities/profile-entity.ts';
import type { RetailerProfileRow } from '#functions/data/rows.ts';
import { versionField, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';

/**
 * Gives each ABN of an earlier version to the company that named it first. Where another one names it too, the integrity check
 * says so, because only a person can tell whose it is.
 */
export async function claimAbns(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const profiles: RetailerProfileRow[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const row of page.Items ?? [])
      if (row.__edb_e__ === 'retailerprofile') profiles.push(row as RetailerProfileRow);
    from = page.LastEvaluatedKey;
  } while (from);
  const version = String(versionsIn(shapes).get('abn'));
  for (const { abnNumber: abn, userId } of profiles.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))) {
    const { Item } = abnEntity.put({ abn, userId }).params<{ Item: Record<string, unknown> }>({ table: tableName });
    await client
      .send(
        new PutCommand({
          TableName: tableName,
          Item: { ...Item, [versionField]: version },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
      });
  }
}
