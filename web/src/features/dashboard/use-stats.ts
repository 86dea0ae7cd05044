import { useRead } from '../../lib/server/queries.ts';

/** The counts of a dashboard. They are read again on each visit. */
export const useStats = <N extends 'getInstallerStats' | 'getRetailerStats'>(name: N) =>
  useRead(name, undefined, { refetchOnWindowFocus: 'always', refetchOnMount: 'always' });
