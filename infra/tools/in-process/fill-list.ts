import { commit } from '#functions/data/commit.ts';
import { bucketOf, columns, type ItemOf, type ListKind, type ListKinds } from '#functions/data/lists/list-kinds.ts';
import { listRows } from '#functions/data/lists/list-rows.ts';

/** Writes lists that do not exist yet, with many items in each chunk. */
export async function fillList<K extends ListKind>(
  kind: K,
  listed: readonly { of: ListKinds[K]['of']; item: ItemOf<K> }[],
): Promise<void> {
  const parts = new Map<string, { of: ListKinds[K]['of']; bucket: number; items: ItemOf<K>[] }>();
  for (const { of, item } of listed) {
    const bucket = bucketOf(kind, item.id);
    const name = `${of} ${bucket}`;
    const part = parts.get(name) ?? { of, bucket, items: [] };
    parts.set(name, part);
    part.items.push(item);
  }
  for (const { of, bucket, items } of parts.values())
    await commit([listRows[kind].replace(undefined, { of, bucket, revision: 1, packed: columns[kind].pack(items) })]);
}
