import type { Position } from '#shared/domain/places/distance.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';
import { nowhere, positionOrNull, suburbLine, type Whereabouts } from './suburb.ts';

/** Positions of an installer, exact or of the suburb. Many installers work from home, so few users see the exact position. */

export const exactly = ({ latitude, longitude, geoPrecision }: InstallerProfileRow): Whereabouts =>
  latitude === undefined || longitude === undefined
    ? nowhere
    : { latitude, longitude, geoPrecision: geoPrecision ?? null };

/**
 * Returns the position of the suburb, for the map, the directory, distances, and users who have not dealt with the installer.
 */
export function inSuburb(row: InstallerProfileRow): Whereabouts {
  if (row.geoPrecision !== 'exact') return exactly(row);
  const { areaLatitude, areaLongitude } = row;
  return areaLatitude === undefined || areaLongitude === undefined
    ? nowhere
    : { latitude: areaLatitude, longitude: areaLongitude, geoPrecision: 'suburb' };
}

export const positionInSuburb = (row: InstallerProfileRow): Position | null => positionOrNull(inSuburb(row));

/** Returns the suburb, state and postcode, for users who have not dealt with the installer. */
export const suburbOf = (row: InstallerProfileRow): string => suburbLine(row);
