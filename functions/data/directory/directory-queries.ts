import type { MapKind } from '../entities/map-entity.ts';
import { readMany } from '../read-many.ts';
import type { Area, ChunkRow } from '../rows.ts';
import { rows } from '../service.ts';
import { bucketOf } from './chunk-places.ts';
import { recordsIn } from './packed-record.ts';
import { formats, type ListedKind } from './record-formats.ts';

type ListedAs<K extends ListedKind> = ReturnType<(typeof formats)[K]['unpack']>;

/** All of a list, for filtering it in memory. One query, which may be a moment old. */
export async function readList<K extends ListedKind>(kind: K, area: Area): Promise<ListedAs<K>[]> {
  const { data } = await rows().chunk.query.byArea({ kind, area }).go({ pages: 'all' });
  const { size, unpack } = formats[kind];
  return data.flatMap(({ records }) => Array.from(recordsIn(records, size), (record) => unpack(record) as ListedAs<K>));
}

/** The chunks of these lists that something is kept in. A strong read, for changing them. */
export const findChunks = (kind: MapKind, itemId: string, areas: readonly Area[]): Promise<ChunkRow[]> =>
  readMany(
    areas.map((area) => ({ kind, area, bucket: bucketOf(itemId) })),
    (open) => rows().chunk.get(open).go({ consistent: true }),
  );
