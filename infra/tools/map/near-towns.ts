import { readCityRows } from '#functions/places/source-rows.ts';
import { type Corner, type Ring, simplify } from './rings.ts';

/** Simplifies the coast, with a tolerance of about 50 metres near towns and about 200 metres elsewhere. */

const leastPeople = 8_000;
const reachDegrees = 0.35;
/**
 * The tolerance in degrees: about 50 metres near towns, and 200 metres far from them. On the nearest zoom of the map, a pixel is
 * 8 metres.
 */
const tolerance = { near: 0.0005, far: 0.0018 };
/** The area in square kilometres of the smallest island to draw, near towns and far from them. */
const smallestIsland = { near: 0.05, far: 1 };

const towns = readCityRows()
  .filter(({ country, population }) => country === 'AU' && population >= leastPeople)
  .map(({ loc }) => loc.coordinates);

/** Whether each square of a tenth of a degree is near a town, for the squares that a caller has asked about. */
const known = new Map<string, boolean>();

/** Tells whether a point is within `reachDegrees` of a town. Rounds the point to a tenth of a degree first. */
export function isNearTown([lng, lat]: Corner): boolean {
  const [x, y] = [Math.round(lng * 10), Math.round(lat * 10)];
  const place = `${x} ${y}`;
  const answer =
    known.get(place) ??
    towns.some(([townLng, townLat]) => Math.hypot((townLng - x / 10) * 0.83, townLat - y / 10) < reachDegrees);
  known.set(place, answer);
  return answer;
}

/** Returns the size of the smallest island to draw at this corner, in square kilometres. */
export const leastIsland = (first: Corner): number => smallestIsland[isNearTown(first) ? 'near' : 'far'];

/** Simplifies each part of a line with the tolerance for its distance to towns. */
export function simplifyByTowns(line: Ring): Corner[] {
  const parts: { isNear: boolean; corners: Corner[] }[] = [];
  for (const corner of line) {
    const isNear = isNearTown(corner);
    const last = parts.at(-1);
    if (last?.isNear === isNear) last.corners.push(corner);
    else parts.push({ isNear, corners: [corner] });
  }
  return parts.flatMap(({ isNear, corners }) => simplify(corners, tolerance[isNear ? 'near' : 'far']));
}
