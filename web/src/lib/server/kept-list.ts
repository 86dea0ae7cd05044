import { useEffect, useState } from 'react';
import type { KeptItem, KeptListName, KeptValue } from '#shared/domain/accounts/kept-lists.ts';
import { browserStorage } from '../browser-storage.ts';
import { useRead } from './queries.ts';
import type { Readable } from './readable.ts';
import { useWrite } from './use-write.ts';

/** Named items that a user keeps in the account: templates of jobs, and views of their jobs. */

interface Named {
  name: string;
}

interface KeptListOptions<Item extends Named> {
  list: KeptListName;
  /** The key under which version 0.2 kept the list in the browser. */
  earlierKey: string;
  /** The items that were kept there. */
  earlierIn: (text: string | null) => Item[];
  /** Null for a value that this version does not know. */
  itemOf: (kept: KeptItem) => Item | null;
  toValue: (item: Item) => KeptValue;
}

export interface KeptList<Item extends Named> {
  read: Readable<unknown>;
  /** Empty until they were read. */
  items: Item[];
  isSaving: boolean;
  /** `onSaved` is called once the server has the item. */
  save: (item: Item, onSaved?: () => void) => void;
  rename: (from: string, to: string) => void;
  remove: (name: string) => void;
}

/** Another tab or device may have changed the list. */
const live = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** Reads and changes a list that the user keeps. What version 0.2 kept in this browser moves to the account. */
export function useKeptList<Item extends Named>(options: KeptListOptions<Item>): KeptList<Item> {
  const { list, earlierKey, earlierIn, itemOf, toValue } = options;
  const params = { list };
  const read = useRead('getKeptList', { params }, live);
  const kept = read.data?.items;
  const write = useWrite('changeKeptList', {
    done: ({ body }) => (body.item ? 'Saved' : 'Deleted'),
    undo: ({ body: { name, item } }) => {
      const removed = item ? undefined : kept?.find((each) => each.name === name);
      return removed ? { name: 'changeKeptList', input: { params, body: { name, item: removed } } } : null;
    },
  });
  const change = (name: string, item: KeptItem | null, onSuccess = () => {}) =>
    write.mutate({ params, body: { name, item } }, { onSuccess });
  const keptOf = (item: Item): KeptItem => ({ name: item.name, value: toValue(item) });
  const [earlier] = useState(() => earlierIn(browserStorage.read(earlierKey)));
  const missing = kept && earlier.filter(({ name }) => !kept.some((each) => each.name === name));
  const isMoved = missing?.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list was read, and again after each item that has moved
  useEffect(() => {
    const [next] = missing ?? [];
    if (next) change(next.name, keptOf(next));
    else if (isMoved) browserStorage.write(earlierKey, null);
  }, [missing?.length]);
  return {
    read,
    items: (kept ?? []).flatMap((each) => itemOf(each) ?? []),
    isSaving: write.isPending,
    save: (item, onSaved) => change(item.name, keptOf(item), onSaved),
    rename: (from, to) => {
      const item = kept?.find(({ name }) => name === from);
      if (item) change(from, { ...item, name: to });
    },
    remove: (name) => change(name, null),
  };
}
