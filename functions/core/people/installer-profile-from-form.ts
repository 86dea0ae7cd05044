import type * as z from 'zod';
import type { installerProfileForm } from '#shared/api/fields/profile-fields.ts';
import { sevenDecimals } from '#shared/domain/places/distance.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';

/** Turns the form's input into the stored installer profile. */

export type InstallerProfileChange = z.output<typeof installerProfileForm>;

/** A picked position is kept as it is. Otherwise the location text gives an approximate position. */
export async function whereabouts(input: Pick<InstallerProfileChange, 'location' | 'latitude' | 'longitude'>) {
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
      ...(site ? { areaLatitude: site.latitude, areaLongitude: site.longitude } : {}),
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

/** Optional fields that a client leaves out stay unchanged. Null clears them. */
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
