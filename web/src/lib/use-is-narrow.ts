import { useSyncExternalStore } from 'react';

const query = '(max-width: 1023.98px)';

const follow = (onChange: () => void): (() => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};
const isNarrow = (): boolean => window.matchMedia(query).matches;
const isNarrowInFile = (): boolean => false;

/**
 * Returns whether the window is so narrow that pages have one column, as on a phone or an upright tablet. Chakra's own hook adds
 * five times as much script.
 */
export const useIsNarrow = (): boolean => useSyncExternalStore(follow, isNarrow, isNarrowInFile);
