import type * as z from 'zod';
import type {
  installerProfileInput,
  installerProfileUpdate,
  installerProfileView,
} from '#shared/api/profile-fields.ts';

export type InstallerProfile = z.output<typeof installerProfileView>;
/** What the inputs hold: the same for a new profile, which only asks for the SAA number too. */
export type InstallerValues = z.input<typeof installerProfileUpdate>;
export type NewInstaller = z.output<typeof installerProfileInput>;

/** The SAA number is not among what is known: it goes in and never comes out. */
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
