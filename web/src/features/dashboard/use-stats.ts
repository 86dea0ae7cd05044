import { useRead } from '../../lib/server/queries.ts';

/** The numbers of a dashboard. They are read again whenever the person comes back. */
export const useStats = <N extends 'getInstallerStats' | 'getRetailerStats'>(name: N) =>
  useRead(name, undefined, { refetchOnWindowFocus: 'always', refetchOnMount: 'always' });
