import type * as z from 'zod';
import type {
  installerProfileForm,
  installerProfileInput,
  installerProfileView,
} from '#shared/api/fields/profile-fields.ts';

export type InstallerProfile = z.output<typeof installerProfileView>;
/** The form's values. A new profile also asks for the SAA number. */
export type InstallerValues = z.input<typeof installerProfileForm>;
export type NewInstaller = z.output<typeof installerProfileInput>;

/** The fields of the form as the API's answer shows them. */
export const seenOf = (profile: InstallerProfile) => {
  const { saaNumber: _, ...seen } = startingWith(profile);
  return seen as Omit<InstallerProfile, 'id' | 'userId' | 'verifiedAt' | 'createdAt' | 'saaNumberProvided'>;
};

/** The SAA number is never prefilled, because the API never returns it. */
export const startingWith = (profile: InstallerProfile | null): InstallerValues => ({
  companyName: profile?.companyName ?? '',
  contactName: profile?.contactName ?? '',
  contactPhone: profile?.contactPhone ?? '',
  location: profile?.location ?? '',
  latitude: profile?.latitude ?? null,
  longitude: profile?.longitude ?? null,
  accreditations: profile?.accreditations ?? [],
  saaNumber: '',
  installRadius: profile?.installRadius ?? null,
  availability: profile?.availability ?? 'available',
  leadTimeDays: profile?.leadTimeDays ?? null,
  profileVisibility: profile?.profileVisibility ?? 'public',
  bio: profile?.bio ?? '',
  statesServed: profile?.statesServed ?? [],
  services: profile?.services ?? [],
  brandCertifications: profile?.brandCertifications ?? [],
  crewSize: profile?.crewSize ?? null,
});

/** If the place was typed again, the old position is wrong. The server finds the new one. */
const positionOf = (values: InstallerValues, profile: InstallerProfile | null) => {
  const isOld = values.latitude === profile?.latitude && values.longitude === profile?.longitude;
  const hasMoved = isOld && values.location.trim() !== profile?.location;
  return hasMoved ? { latitude: null, longitude: null } : {};
};

/** A select's "Not stated" is an empty string. A lead time only applies to one type of availability. */
export const settled = (values: InstallerValues, profile: InstallerProfile | null): InstallerValues => ({
  ...values,
  ...positionOf(values, profile),
  crewSize: values.crewSize || null,
  leadTimeDays: values.availability === 'lead_time' ? (values.leadTimeDays ?? null) : null,
});
