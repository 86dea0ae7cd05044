import { bucketOf, columns, type ItemOf, type ListKind, type ListKinds } from './list-kinds.ts';
import { listRows, type StoredPart } from './list-rows.ts';

/** A part of a list, for reading and changing it. */
export interface ListPart<K extends ListKind> {
  of: ListKinds[K]['of'];
  bucket: number;
  revision: number;
  items: ItemOf<K>[];
}

const unpacked = <K extends ListKind>(kind: K, parts: readonly StoredPart<ListKinds[K]['of']>[]): ListPart<K>[] =>
  parts.map(({ packed, ...part }) => ({ ...part, items: columns[kind].unpack(packed) }));

/** Reads all parts of a list with one query. The parts may be a moment old unless the query is consistent. */
export const readParts = async <K extends ListKind>(
  kind: K,
  of: ListKinds[K]['of'],
  consistent = false,
): Promise<ListPart<K>[]> => unpacked(kind, await listRows[kind].readAll(of, consistent));

/** Reads a whole list, to search it in memory. */
export const readList = async <K extends ListKind>(
  kind: K,
  of: ListKinds[K]['of'],
  consistent = false,
): Promise<ItemOf<K>[]> => (await readParts(kind, of, consistent)).flatMap(({ items }) => items);

/** Reads the part of each of these lists that contains the items with this id. A strong read, for changes. */
export const findParts = async <K extends ListKind>(
  kind: K,
  lists: readonly ListKinds[K]['of'][],
  itemId: string,
): Promise<ListPart<K>[]> => unpacked(kind, await listRows[kind].find(lists, bucketOf(kind, itemId)));

/** Reads a user's jobs, and the records of paid jobs that the user no longer has. */
export const readOwnRecords = (userId: string): Promise<ItemOf<'ownJobs'>[]> => readList('ownJobs', userId);

export const readOwnList = async (userId: string): Promise<ItemOf<'ownJobs'>[]> =>
  (await readOwnRecords(userId)).filter(({ isRecord }) => !isRecord);
