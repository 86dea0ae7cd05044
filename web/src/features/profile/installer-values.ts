import type * as z from 'zod';
import type {
  installerProfileInput,
  installerProfileUpdate,
  installerProfileView,
} from '#shared/api/fields/profile-fields.ts';

export type InstallerProfile = z.output<typeof installerProfileView>;
/** The form's values. A new profile also asks for the SAA number. */
export type InstallerValues = z.input<typeof installerProfileUpdate>;
export type NewInstaller = z.output<typeof installerProfileInput>;

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
