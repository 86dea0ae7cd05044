import type { InstallerProfileRow } from '#functions/data/rows.ts';
import type { Crew } from '#shared/domain/search/fit.ts';

/** Returns the facts of an installer's profile that decide whether the installer fits a job. */
export function crewOf(profile: InstallerProfileRow): Crew {
  const { latitude, longitude } = profile;
  return {
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    installRadius: profile.installRadius ?? null,
    accreditations: profile.accreditations,
    availability: profile.availability,
    leadTimeDays: profile.leadTimeDays ?? null,
  };
}
