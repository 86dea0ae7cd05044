import { useWrite } from '../../lib/server/use-write.ts';

/** Preferred installers come first when a retailer invites. */
export const usePrefer = () => useWrite('addPreferredInstaller');
