import type * as z from 'zod';
import type { installerProfileUpdate } from '#shared/api/profile-fields.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';

/** Turns what the form sends into what is stored of an installer's profile. */

export type InstallerProfileChange = z.output<typeof installerProfileUpdate>;

const sevenDecimals = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** A position picked on the map is kept as it is; otherwise the text of the location says roughly where. */
async function whereabouts(input: InstallerProfileChange) {
  const { siteOf } = await import('../../places/gazetteer.ts');
  const site = await siteOf(input.location);
  const area = site ? { suburb: site.suburb ?? undefined, state: site.state, postcode: site.postcode } : {};
  const { latitude, longitude } = input;
  if (latitude != null && longitude != null)
    return {
      ...area,
      latitude: sevenDecimals(latitude),
      longitude: sevenDecimals(longitude),
      geoPrecision: 'exact' as const,
    };
  if (!site) return area;
  return { ...area, latitude: site.latitude, longitude: site.longitude, geoPrecision: site.geoPrecision };
}

type OptionalFields = Pick<
  InstallerProfileRow,
  'bio' | 'statesServed' | 'services' | 'brandCertifications' | 'crewSize' | 'profileVisibility'
>;
export const noneYet: OptionalFields = {
  bio: '',
  statesServed: [],
  services: [],
  brandCertifications: [],
  profileVisibility: 'public',
};

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Clients that do not know the optional fields leave them as they are; null empties them. */
export async function enteredFields(input: InstallerProfileChange, before: OptionalFields) {
  return {
    companyName: input.companyName,
    contactName: input.contactName,
    contactPhone: input.contactPhone,
    location: input.location,
    ...(await whereabouts(input)),
    accreditations: distinct(input.accreditations),
    installRadius: input.installRadius ?? undefined,
    availability: input.availability,
    leadTimeDays: input.availability === 'lead_time' ? (input.leadTimeDays ?? undefined) : undefined,
    profileVisibility: input.profileVisibility ?? before.profileVisibility,
    bio: input.bio === undefined ? before.bio : (input.bio ?? ''),
    statesServed: distinct(input.statesServed ?? before.statesServed),
    services: distinct(input.services ?? before.services),
    brandCertifications: distinct(input.brandCertifications ?? before.brandCertifications),
    crewSize: input.crewSize === undefined ? before.crewSize : (input.crewSize ?? undefined),
  };
}
