import type { ItemOf } from '#functions/data/lists/list-kinds.ts';
import { positionsOfPostcode } from '#functions/places/gazetteer.ts';
import type { Position } from '#shared/domain/places/distance.ts';
import { type Bounds, isInside } from '#shared/domain/places/map.ts';
import { findJobs, type Placed, type PlacingFinder } from './map-finders.ts';
import { type JobMarker, suburbMarkers } from './markers.ts';

/**
 * Finds public jobs in a view of the map for visitors: by postcode, then by the position of the suburb. The exact position
 * has no effect, so no view reveals more about a site than the job's own page does.
 */

/** A job's suburb may be outside the postcode that the retailer typed. This margin, in degrees, is about 2 km. */
const margin = 0.02;
const withMargin = ({ south, west, north, east }: Bounds): Bounds => ({
  south: south - margin,
  west: west - margin,
  north: north + margin,
  east: east + margin,
});

/** Returns the jobs that have a suburb of their postcode in the area, each at the position of that suburb. */
async function placedByPostcode(jobs: readonly ItemOf<'jobs'>[], area: Bounds): Promise<Placed<ItemOf<'jobs'>>[]> {
  const around = withMargin(area);
  const known = new Map<string, Position | undefined>();
  const placed: Placed<ItemOf<'jobs'>>[] = [];
  for (const job of jobs) {
    const { state, postcode } = job;
    if (state === null || postcode === null) continue;
    const name = `${state} ${postcode}`;
    if (!known.has(name)) {
      const places = await positionsOfPostcode(state, postcode);
      known.set(name, places.find((place) => isInside(area, place)) ?? places.find((place) => isInside(around, place)));
    }
    const position = known.get(name);
    if (position) placed.push({ ...job, ...position });
  }
  return placed;
}

export const visitorFinder: PlacingFinder<ItemOf<'jobs'>, JobMarker['about']> = {
  find: findJobs,
  placedIn: placedByPostcode,
  countUnplaced: () => 0,
  readMarkers: suburbMarkers,
};
