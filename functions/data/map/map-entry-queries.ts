import type { MapKind } from '../entities/discovery/map-entity.ts';
import type { MapEntryRow } from '../rows.ts';
import { rows } from '../service.ts';

/** How something is counted at this moment. A strong read, for changing it. */
export async function findMapEntry(kind: MapKind, itemId: string): Promise<MapEntryRow | null> {
  const { data } = await rows().mapEntry.get({ kind, itemId }).go({ consistent: true });
  return data;
}
