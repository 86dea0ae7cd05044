import { useWrite } from '../../lib/server/use-write.ts';

/** Whoever is preferred comes first when a retailer invites. */
export const usePrefer = () =>
  useWrite('addPreferredInstaller', {
    done: ['Preferred', 'They come first when you invite.'],
    failed: 'Not preferred',
    fallback: 'Failed to prefer the installer',
  });
