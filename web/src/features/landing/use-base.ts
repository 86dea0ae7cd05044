import type { Position } from '#shared/domain/places/distance.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';

/** Returns the base of a signed-in installer, or null without one in their profile. */
export function useBase(): Position | null {
  const { user } = useSession();
  const isWanted = user?.role === 'installer' && user.profileCompleted && mayDo(user, 'read');
  const { data } = useRead('getProfile', undefined, { enabled: isWanted });
  const profile = isWanted ? data?.profile : null;
  if (!profile || !('location' in profile)) return null;
  const { latitude, longitude } = profile;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
