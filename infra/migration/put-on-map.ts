import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { reputationView } from '#functions/core/figures/reputation.ts';
import { installerOnMap, jobOnMap } from '#functions/core/map/on-map.ts';
import { outboxEntity } from '#functions/data/entities/outbox-entity.ts';
import { outboxListKeys } from '#functions/data/list-keys.ts';
import type { Effects, InstallerProfileRow, JobRow, MapEntryRow } from '#functions/data/rows.ts';
import { versionField, versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { newId } from '#functions/new-id.ts';

/** What is on the map is also listed. */
const isComplete = ({ areas }: MapEntryRow): boolean => areas !== undefined;

/**
 * Asks for what earlier versions left off the map or out of the directory. The consumer or the sweeper draws it, so nobody's changes in the
 * meantime are lost, and asking twice is harmless.
 */
export async function putOnMap(client: DynamoDBDocumentClient, tableName: string): Promise<void> {
  const drawn = new Set<string>();
  const wanted: { kind: 'jobs' | 'installers'; itemId: string }[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    for (const row of page.Items ?? []) {
      if (row.__edb_e__ === 'mapentry' && isComplete(row as MapEntryRow)) drawn.add((row as MapEntryRow).itemId);
      const drawing =
        row.__edb_e__ === 'job'
          ? jobOnMap(row as JobRow)
          : row.__edb_e__ === 'installerprofile'
            ? installerOnMap(row as InstallerProfileRow, reputationView(null), false)
            : null;
      if (drawing) wanted.push({ kind: drawing.pin.kind, itemId: drawing.pin.itemId });
    }
    from = page.LastEvaluatedKey;
  } while (from);
  const now = new Date();
  for (const target of wanted) {
    if (drawn.has(target.itemId)) continue;
    const effects: Effects = { map: target };
    const row = { outboxId: newId(now), effects, createdAt: now.toISOString(), nextTryAt: now.toISOString() };
    const { Item } = outboxEntity
      .put({ ...row, ...outboxListKeys(row) })
      .params<{ Item: Record<string, unknown> }>({ table: tableName });
    const version = String(versionsIn(shapes).get('outbox'));
    await client.send(new PutCommand({ TableName: tableName, Item: { ...Item, [versionField]: version } }));
  }
}
