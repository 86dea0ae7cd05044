import { positionsOfPostcode } from '#functions/places/gazetteer.ts';
import { distanceKm, type Position } from '#shared/domain/places/distance.ts';
import type { OpenWork } from './open-jobs.ts';

/**
 * The jobs at the place of their postcode that is nearest to the searched one, for accounts without a profile. They search as
 * visitors do on the map, and no search tells them where a site is.
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
