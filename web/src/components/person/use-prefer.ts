import { useWrite } from '../../lib/server/use-write.ts';

/** Returns the write that makes an installer preferred. A retailer who invites sees preferred installers first. */
export const usePrefer = () => useWrite('addPreferredInstaller');
