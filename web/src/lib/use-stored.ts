import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

const onlookers = new Set<() => void>();

function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  addEventListener('storage', onlooker);
  return () => {
    onlookers.delete(onlooker);
    removeEventListener('storage', onlooker);
  };
}

/** Returns the text that this browser keeps under a key, and a function that changes it in every tab. Null removes it. */
export function useStored(key: string): [text: string | null, keep: (text: string | null) => void] {
  const text = useSyncExternalStore(
    watch,
    () => browserStorage.read(key),
    () => null,
  );
  const keep = (changed: string | null) => {
    browserStorage.write(key, changed);
    for (const onlooker of onlookers) onlooker();
  };
  return [text, keep];
}
