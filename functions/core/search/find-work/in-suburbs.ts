import { positionsOfPostcode } from '#functions/places/gazetteer.ts';
import { distanceKm, type Position } from '#shared/domain/places/distance.ts';
import type { OpenWork } from './open-jobs.ts';

/**
 * Gives each job the position of a suburb, for accounts without a profile: of the suburbs with its postcode, the one nearest to
 * the searched place. As on the map for visitors, no search reveals where a site is.
 */
export async function inSuburbs(jobs: readonly OpenWork[], middle: Position): Promise<OpenWork[]> {
  const known = new Map<string, Position | null>();
  const placed: OpenWork[] = [];
  for (const job of jobs) {
    const { state, postcode } = job;
    const name = `${state} ${postcode}`;
    if (!known.has(name)) {
      const places = state && postcode ? await positionsOfPostcode(state, postcode) : [];
      const [nearest = null] = places.toSorted((one, other) => distanceKm(middle, one) - distanceKm(middle, other));
      known.set(name, nearest);
    }
    placed.push({ ...job, position: known.get(name) ?? null });
  }
  return placed;
}
