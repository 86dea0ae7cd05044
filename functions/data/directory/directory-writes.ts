import type { NamedWrite } from '../commit.ts';
import type { ListedKind } from '../entities/discovery/directory-entity.ts';
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

/** The records that something has in each list. */
export type Records = ReadonlyMap<Area, readonly Uint8Array[]>;

/** Gives something these records, and no others in the chunks that were read. What is right already is not written. */
export function relistWrites(
  { kind, itemId }: { kind: ListedKind; itemId: string },
  size: number,
  chunks: readonly ChunkRow[],
  records: Records,
): NamedWrite[] {
  const areas = new Set([...chunks.map(({ area }) => area), ...records.keys()]);
  return [...areas].flatMap((area) => {
    const chunk = chunks.find((each) => each.area === area);
    const before = chunk ? [...recordsIn(chunk.records, size)] : [];
    const [own, others] = [true, false].map((isOwn) => before.filter((record) => (idIn(record) === itemId) === isOwn));
    const after = records.get(area) ?? [];
    if (Buffer.compare(joined(own ?? []), joined(after)) === 0) return [];
    const revision = (chunk?.revision ?? 0) + 1;
    const row = { kind, area, bucket: bucketOf(itemId), revision, records: joined([...(others ?? []), ...after]) };
    return [replaceChunk(chunk, row)];
  });
}

/** Lists something in its areas, and nowhere else among the chunks that were read. */
export const listWrites = (
  target: { kind: ListedKind; itemId: string },
  size: number,
  chunks: readonly ChunkRow[],
  listing: Listing | null,
): NamedWrite[] => relistWrites(target, size, chunks, new Map(listing?.areas.map((area) => [area, [listing.record]])));
