import { statesOf } from '#shared/domain/directory.ts';
import { areasOf } from '../../data/directory/chunk-places.ts';
import type { Listing } from '../../data/directory/directory-writes.ts';
import { formats } from '../../data/directory/record-formats.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';
import type { Reputation } from '../figures/reputation.ts';

/** What the directory lists of an installer, or null if it does not. */
export function installerInDirectory(
  profile: InstallerProfileRow | null,
  { averageRating, reviewCount, completedJobs }: Reputation,
  isSuspended: boolean,
): Listing | null {
  if (profile?.profileVisibility !== 'public' || isSuspended) return null;
  const states = statesOf(profile);
  return {
    areas: areasOf(states),
    record: formats.installers.pack({
      id: profile.userId,
      latitude: profile.latitude ?? null,
      longitude: profile.longitude ?? null,
      states,
      services: profile.services,
      licences: profile.accreditations,
      brands: profile.brandCertifications,
      crewSize: profile.crewSize ?? null,
      availability: profile.availability,
      leadTimeDays: profile.leadTimeDays ?? 0,
      installRadius: profile.installRadius ?? null,
      ratingTenths: averageRating === null ? null : averageRating * 10,
      reviewCount,
      completedJobs,
      responseHours: null,
    }),
  };
}
