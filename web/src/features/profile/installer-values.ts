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

/** Returns the fields of the form as the API's answer contains them. */
export const seenOf = (profile: InstallerProfile) => pickFields(installerFields, profile);

/**
 * Returns the first values of the form. The SAA number is empty, because the API never returns it. A new profile begins with the
 * place that the person searched before signing up.
 */
export const startingWith = (profile: InstallerProfile | null): InstallerValues => ({
  ...(profile ? seenOf(profile) : { ...emptyInstaller, location: readSearchedPlace() }),
  saaNumber: '',
});

/**
 * Removes the position if the person has retyped the place, because the position belongs to the old place. The server then finds
 * the new position.
 */
const positionOf = (values: InstallerValues, profile: InstallerProfile | null) => {
  const isOld = values.latitude === profile?.latitude && values.longitude === profile?.longitude;
  const hasMoved = isOld && values.location.trim() !== profile?.location;
  return hasMoved ? { latitude: null, longitude: null } : {};
};

/**
 * Returns the values to send. The crew size "Not stated" is an empty string in the form, and null in the request. Only the
 * availability `lead_time` has a lead time.
 */
export const settled = (values: InstallerValues, profile: InstallerProfile | null): InstallerValues => ({
  ...values,
  ...positionOf(values, profile),
  crewSize: values.crewSize || null,
  leadTimeDays: values.availability === 'lead_time' ? (values.leadTimeDays ?? null) : null,
});
