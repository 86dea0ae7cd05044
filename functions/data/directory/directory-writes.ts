import type { NamedWrite } from '../commit.ts';
import type { MapKind } from '../entities/map-entity.ts';
import { mapWrite } from '../map/pin-writes.ts';
import type { Area, ChunkRow } from '../rows.ts';
import { write } from '../write.ts';
import { bucketOf } from './chunk-places.ts';
import { idIn, recordsIn } from './packed-record.ts';

/** What a list holds of something, and which lists. */
export interface Listing {
  areas: readonly Area[];
  record: Uint8Array;
}

const joined = (records: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(records));

/** Writes a chunk, on the condition that it is still the one that was read. */
function replaceChunk(before: ChunkRow | undefined, after: ChunkRow): NamedWrite {
  if (before === undefined) return write(mapWrite, (entities) => entities.chunk.create(after).commit());
  return write(mapWrite, (entities) =>
    entities.chunk
      .put(after)
      .where(({ revision }, { eq }) => eq(revision, before.revision))
      .commit(),
  );
}

/** Lists something in its areas, and nowhere else among the chunks that were read. What is right already is not written. */
export function listWrites(
  { kind, itemId }: { kind: MapKind; itemId: string },
  size: number,
  chunks: readonly ChunkRow[],
  listing: Listing | null,
): NamedWrite[] {
  const areas = new Set([...chunks.map(({ area }) => area), ...(listing?.areas ?? [])]);
  return [...areas].flatMap((area) => {
    const chunk = chunks.find((each) => each.area === area);
    const before = chunk ? [...recordsIn(chunk.records, size)] : [];
    const others = before.filter((record) => idIn(record) !== itemId);
    const after = listing?.areas.includes(area) ? [...others, listing.record] : others;
    const known = before.find((record) => idIn(record) === itemId);
    const isSame =
      after.length === before.length && (known === undefined || Buffer.compare(known, listing?.record ?? known) === 0);
    if (isSame) return [];
    const row = { kind, area, bucket: bucketOf(itemId), revision: (chunk?.revision ?? 0) + 1, records: joined(after) };
    return [replaceChunk(chunk, row)];
  });
}
