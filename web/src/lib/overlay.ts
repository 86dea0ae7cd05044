import { useSyncExternalStore } from 'react';

/**
 * A dialog that any page can open. Its script loads after the page. If a person presses its button earlier, it opens once loaded.
 */
export type Overlay = 'search' | 'keyboardHelp' | 'profile';

let opened: Overlay | null = null;
const onlookers = new Set<() => void>();

export const openedOverlay = (): Overlay | null => opened;

export function openOverlay(overlay: Overlay | null): void {
  opened = overlay;
  for (const onlooker of onlookers) onlooker();
}

function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  return () => onlookers.delete(onlooker);
}

export const useOverlay = (): Overlay | null => useSyncExternalStore(watch, openedOverlay, openedOverlay);
