import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { reputationView } from '#functions/core/figures/reputation.ts';
import { installerOnMap, jobOnMap } from '#functions/core/search/map/on-map.ts';
import { mannerOfDrawing } from '#functions/data/map/map-writes.ts';
import type { InstallerProfileRow, JobRow, MapEntryRow } from '#functions/data/rows.ts';
import { askFor } from './kind-rows.ts';

/** What is on the map is also listed, and both in today's manner. */
const isComplete = ({ areas, manner }: MapEntryRow): boolean => areas !== undefined && manner === mannerOfDrawing;

/**
 * Asks for what earlier versions left off the map or out of the directory, or drew in another way. The consumer or the sweeper draws it, so nobody's changes in the
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
    await askFor(client, tableName, { map: target }, now);
  }
}
