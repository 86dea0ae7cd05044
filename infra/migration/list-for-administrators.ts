import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { outboxEntity } from '#functions/data/entities/outbox-entity.ts';
import { outboxListKeys } from '#functions/data/list-keys.ts';
import type { Effects } from '#functions/data/rows.ts';
import { versionField, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { newId } from '#functions/new-id.ts';
import type { AdminList } from '#shared/domain/words.ts';

const listOf: Readonly<Record<string, AdminList>> = {
  retailerprofile: 'retailers',
  installerprofile: 'installers',
  job: 'jobs',
};

/** Asks for the words of what was saved before administrators had lists. The consumer or the sweeper writes them. */
export async function listForAdministrators(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const listed = new Set<string>();
  const wanted: NonNullable<Effects['words']>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const row of page.Items ?? []) {
      const list = listOf[String(row.__edb_e__)];
      if (row.__edb_e__ === 'words') listed.add(`${row.list} ${row.itemId}`);
      if (list && !row.deleted) wanted.push({ list, itemId: String(list === 'jobs' ? row.jobId : row.userId) });
    }
    from = page.LastEvaluatedKey;
  } while (from);
  const now = new Date();
  for (const words of wanted) {
    if (listed.has(`${words.list} ${words.itemId}`)) continue;
    const effects: Effects = { words };
    const row = {
      outboxId: newId(now),
      effects,
      createdAt: now.toISOString(),
      nextTryAt: now.toISOString(),
    };
    const { Item } = outboxEntity
      .put({ ...row, ...outboxListKeys(row) })
      .params<{ Item: Record<string, unknown> }>({ table: tableName });
    const version = String(versionsIn(shapes).get('outbox'));
    await client.send(new PutCommand({ TableName: tableName, Item: { ...Item, [versionField]: version } }));
  }
}
