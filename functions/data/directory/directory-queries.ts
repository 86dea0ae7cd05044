import type { ListedKind } from '../entities/discovery/directory-entity.ts';
import { readMany } from '../read-many.ts';
import type { Area, ChunkRow } from '../rows.ts';
import { rows } from '../service.ts';
import { bucketOf } from './chunk-places.ts';
import { recordsIn } from './packed-record.ts';
import { formats } from './record-formats.ts';

type ListedAs<K extends ListedKind> = ReturnType<(typeof formats)[K]['unpack']>;

async function readChunks<K extends ListedKind>(kind: K, area: Area, consistent: boolean): Promise<ListedAs<K>[]> {
  const { data } = await rows().chunk.query.byArea({ kind, area }).go({ pages: 'all', consistent });
  const { size, unpack } = formats[kind];
  return data.flatMap(({ records }) => Array.from(recordsIn(records, size), (record) => unpack(record) as ListedAs<K>));
}

/** All of a list, for filtering it in memory. One query, which may be a moment old. */
export const readList = <K extends ListedKind>(kind: K, area: Area): Promise<ListedAs<K>[]> =>
  readChunks(kind, area, false);

/** The same as of now, for twice the cost, where nobody may be missed. */
export const readListNow = <K extends ListedKind>(kind: K, area: Area): Promise<ListedAs<K>[]> =>
  readChunks(kind, area, true);

/** The chunks of these lists that something is kept in. A strong read, for changing them. */
export const findChunks = (kind: ListedKind, itemId: string, areas: readonly Area[]): Promise<ChunkRow[]> =>
  readMany(
    areas.map((area) => ({ kind, area, bucket: bucketOf(itemId) })),
    (open) => rows().chunk.get(open).go({ consistent: true }),
  );
