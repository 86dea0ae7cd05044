import type * as z from 'zod';
import { givenIn, keepFields, pickFields, withoutNulls } from '#shared/api/fields/described-fields.ts';
import { installerFields, installerFieldsThatStay } from '#shared/api/fields/installer-description.ts';
import type { installerProfileForm } from '#shared/api/fields/profile-fields.ts';
import { partsOfInstaller } from '#shared/domain/people/installer.ts';
import { sevenDecimals } from '#shared/domain/places/distance.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';

/** Turns the form's input into the stored installer profile. */

export type InstallerProfileChange = z.output<typeof installerProfileForm>;

/** Returns the position that the installer picked. Without one, returns an approximate position from the location text. */
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

/** Returns the optional fields. A field that the client omits keeps its value from the row before. Null clears a field. */
export async function enteredFields(input: InstallerProfileChange, before: InstallerProfileRow | null) {
  const entered = { ...pickFields(installerFieldsThatStay, before ?? {}), ...givenIn(input) };
  const kept = keepFields(installerFields, entered, partsOfInstaller(input));
  return { ...withoutNulls(installerFields, kept), ...(await whereabouts(input)) };
}
