import { useRead } from '../../lib/server/queries.ts';

/** Reads the counts of a dashboard, again on each visit and whenever the window gets the focus. */
export const useStats = <N extends 'getInstallerStats' | 'getRetailerStats'>(name: N) =>
  useRead(name, undefined, { refetchOnWindowFocus: 'always', refetchOnMount: 'always' });
