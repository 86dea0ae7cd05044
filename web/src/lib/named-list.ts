import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

/** Things with a name, which a person keeps in this browser: saved searches, templates. */

interface Named {
  name: string;
}

const sorted = <Item extends Named>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => a.name.localeCompare(b.name));

/** An item that has the name already is replaced. */
export const withNamed = <Item extends Named>(items: readonly Item[], item: Item): Item[] =>
  sorted([...items.filter(({ name }) => name !== item.name), item]);

/** An item that has the new name already is replaced. */
export const withRenamed = <Item extends Named>(items: readonly Item[], from: string, to: string): Item[] =>
  sorted(
    items
      .filter(({ name }) => name !== to || from === to)
      .map((item) => (item.name === from ? { ...item, name: to } : item)),
  );

const onlookers = new Set<() => void>();
function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  addEventListener('storage', onlooker);
  return () => {
    onlookers.delete(onlooker);
    removeEventListener('storage', onlooker);
  };
}

/** `itemsIn` reads what is stored, and answers an empty list for anything that it does not know. */
export function useNamedList<Item extends Named>(key: string, itemsIn: (text: string | null) => Item[]) {
  const items = itemsIn(useSyncExternalStore(watch, () => browserStorage.read(key)));
  const keep = (changed: readonly Item[]) => {
    browserStorage.write(key, changed.length > 0 ? JSON.stringify(changed) : null);
    for (const onlooker of onlookers) onlooker();
  };
  return {
    items,
    save: (item: Item) => keep(withNamed(items, item)),
    rename: (from: string, to: string) => keep(withRenamed(items, from, to)),
    remove: (name: string) => keep(items.filter((item) => item.name !== name)),
  };
}
