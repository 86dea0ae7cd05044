import { useEffect, useState } from 'react';
import type { KeptItem, KeptListName } from '#shared/domain/accounts/kept-lists.ts';
import { browserStorage } from '../browser-storage.ts';
import { useRead } from './queries.ts';
import type { Readable } from './readable.ts';
import { useWrite } from './use-write.ts';

/** Named items that a user keeps in the account: templates of jobs, and saved views of My Jobs. */

interface Named {
  name: string;
}

interface KeptListOptions<Item extends Named> {
  list: KeptListName;
  /** The key under which version 0.2 kept the list in the browser. */
  earlierKey: string;
  /** Returns the items in the text under that key. */
  earlierIn: (text: string | null) => Item[];
  /** Returns the item, or null if this version does not understand its text. */
  itemOf: (kept: KeptItem) => Item | null;
  textOf: (item: Item) => string;
}

export interface KeptList<Item extends Named> {
  read: Readable<unknown>;
  /** Empty until the items have loaded. */
  items: Item[];
  isSaving: boolean;
  /** `onSaved` is called once the server has the item. */
  save: (item: Item, onSaved?: () => void) => void;
  rename: (from: string, to: string) => void;
  remove: (name: string) => void;
}

/** Reads the list on each visit, because another tab or device may have changed it. */
const live = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/**
 * Moves the items that version 0.2 kept in this browser to the account, once and one after another. A refused item stays in the
 * browser.
 */
function useMove<Item extends Named>(
  { list, earlierKey, earlierIn, textOf }: KeptListOptions<Item>,
  kept?: KeptItem[],
) {
  const [earlier, setEarlier] = useState(() => earlierIn(browserStorage.read(earlierKey)));
  const { mutate } = useWrite('changeKeptList');
  const isKnown = kept !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list was read, and again after each item that has moved
  useEffect(() => {
    const [next, ...rest] = earlier;
    if (!isKnown || !next) return;
    const goOn = () => setEarlier(rest);
    const forget = () => {
      const left = earlierIn(browserStorage.read(earlierKey)).filter(({ name }) => name !== next.name);
      browserStorage.write(earlierKey, left.length > 0 ? JSON.stringify(left) : null);
    };
    if (kept.some(({ name }) => name === next.name)) {
      forget();
      goOn();
    } else {
      const item = { name: next.name, text: textOf(next) };
      mutate({ params: { list }, body: { name: next.name, item } }, { onSuccess: forget, onSettled: goOn });
    }
  }, [isKnown, earlier]);
}

/** Reads and changes a list that the user keeps. */
export function useKeptList<Item extends Named>(options: KeptListOptions<Item>): KeptList<Item> {
  const { list, itemOf, textOf } = options;
  const params = { list };
  const read = useRead('getKeptList', { params }, live);
  const kept = read.data?.items;
  useMove(options, kept);
  const write = useWrite('changeKeptList', {
    done: ({ body }) => (body.item ? 'Saved' : 'Deleted'),
    undo: ({ body: { name, item } }) => {
      const removed = item ? undefined : kept?.find((each) => each.name === name);
      return removed ? { name: 'changeKeptList', input: { params, body: { name, item: removed } } } : null;
    },
  });
  const change = (name: string, item: KeptItem | null, onSuccess = () => {}) =>
    write.mutate({ params, body: { name, item } }, { onSuccess });
  return {
    read,
    items: (kept ?? []).flatMap((each) => itemOf(each) ?? []),
    isSaving: write.isPending,
    save: (item, onSaved) => change(item.name, { name: item.name, text: textOf(item) }, onSaved),
    rename: (from, to) => {
      const item = kept?.find(({ name }) => name === from);
      if (item) change(from, { ...item, name: to });
    },
    remove: (name) => change(name, null),
  };
}
