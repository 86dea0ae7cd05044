import { useSyncExternalStore } from 'react';

const query = '(max-width: 1023.98px)';

const follow = (onChange: () => void): (() => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};
const isNarrow = (): boolean => window.matchMedia(query).matches;
const isNarrowInFile = (): boolean => false;

/** Below this width there is one column, as on a phone or an upright tablet. The hook of Chakra weighs five times as much. */
export const useIsNarrow = (): boolean => useSyncExternalStore(follow, isNarrow, isNarrowInFile);
