import { useWrite } from '../../lib/server/use-write.ts';

/** Whoever is preferred comes first when a retailer invites. */
export const usePrefer = () => useWrite('addPreferredInstaller');
