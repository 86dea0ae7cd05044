import { isDeepStrictEqual } from 'node:util';
import type { NamedWrite } from '../commit.ts';
import { bucketOf, columns, type ItemOf, type ListKind, type ListKinds } from './list-kinds.ts';
import type { ListPart } from './list-queries.ts';
import { listRows } from './list-rows.ts';

/** The items with one id, by the lists that they belong to. */
export type ItemsByList<K extends ListKind> = ReadonlyMap<ListKinds[K]['of'], readonly ItemOf<K>[]>;

/**
 * Returns the writes that put the items with one id into the lists of `itemsByList`, and remove them from the other `parts`. A
 * part that would not change needs no write.
 */
export function relistWrites<K extends ListKind>(
  kind: K,
  itemId: string,
  parts: readonly ListPart<K>[],
  itemsByList: ItemsByList<K>,
): NamedWrite[] {
  const lists = new Set([...parts.map(({ of }) => of), ...itemsByList.keys()]);
  return [...lists].flatMap((of) => {
    const part = parts.find((each) => each.of === of);
    const isOwn = ({ id }: ItemOf<K>): boolean => id === itemId;
    const items = itemsByList.get(of) ?? [];
    if (isDeepStrictEqual(part?.items.filter(isOwn) ?? [], items)) return [];
    const others = part?.items.filter((item) => !isOwn(item)) ?? [];
    const packed = columns[kind].pack([...others, ...items]);
    const revision = (part?.revision ?? 0) + 1;
    return listRows[kind].replace(part?.revision, { of, bucket: bucketOf(kind, itemId), revision, packed });
  });
}
