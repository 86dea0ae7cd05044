import type * as z from 'zod';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { emptyInstaller, installerFields } from '#shared/api/fields/installer-description.ts';
import type {
  installerProfileForm,
  installerProfileInput,
  installerProfileView,
} from '#shared/api/fields/profile-fields.ts';
import { readSearchedPlace } from '../../lib/searched-place.ts';

export type InstallerProfile = z.output<typeof installerProfileView>;
/** The form's values. A new profile also asks for the SAA number. */
export type InstallerValues = z.input<typeof installerProfileForm>;
export type NewInstaller = z.output<typeof installerProfileInput>;

/** The fields of the form as the API's answer shows them. */
export const seenOf = (profile: InstallerProfile) => pickFields(installerFields, profile);

/**
 * The SAA number is never prefilled, because the API never returns it. A new profile begins with the place that the person
 * searched before signing up.
 */
export const startingWith = (profile: InstallerProfile | null): InstallerValues => ({
  ...(profile ? seenOf(profile) : { ...emptyInstaller, location: readSearchedPlace() }),
  saaNumber: '',
});

/** A retyped place makes the old position wrong. The server finds the new one. */
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
