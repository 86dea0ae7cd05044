import { jobOnMap } from '#functions/core/search/map/on-map.ts';
import { combinationField } from '#functions/data/entities/discovery/map-entity.ts';
import { cellChanges } from '#functions/data/map/map-cells.ts';
import type { Drawing } from '#functions/data/map/pin-writes.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { rows } from '#functions/data/service.ts';
import { jobTypes } from '#shared/domain/jobs/job.ts';

/** A map with many markers, the same every time, written in bulk as the consumer would have left it. */

/** A small generator, so that every run draws the same map. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The large cities with their share of the people, and how far they reach in degrees. The rest is anywhere. */
const cities: readonly (readonly [latitude: number, longitude: number, share: number, reach: number])[] = [
  [-33.87, 151.0, 0.25, 0.35],
  [-37.81, 144.96, 0.22, 0.35],
  [-27.47, 153.02, 0.12, 0.3],
  [-31.95, 115.86, 0.1, 0.3],
  [-34.93, 138.6, 0.07, 0.2],
  [-28.0, 153.4, 0.04, 0.1],
];

export function positions(count: number, seed: number): { latitude: number; longitude: number }[] {
  const next = numbersFrom(seed);
  const near = (middle: number, reach: number) => Number((middle + (next() + next() - 1) * reach).toFixed(7));
  return Array.from({ length: count }, () => {
    let left = next();
    const city = cities.find(([, , share]) => {
      left -= share;
      return left < 0;
    });
    return city
      ? { latitude: near(city[0], city[3]), longitude: near(city[1], city[3]) }
      : { latitude: near(-26, 12), longitude: near(134, 18) };
  });
}

export const idOf = (seed: number, index: number): string => {
  const next = numbersFrom(seed * 100_003 + index);
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};

export const drawn = (drawing: Drawing | null): Drawing => {
  if (!drawing) throw new Error('This sample is not on the map.');
  return drawing;
};

/** Open jobs that differ from the sample in their place, title, type and price. */
export const crowdedJobs = (count: number, sample: JobRow): Drawing[] =>
  positions(count, 7).map((position, index) => {
    const job = { ...sample, jobId: idOf(7, index) };
    const title = `${(3 + (index % 90) / 7).toFixed(2)}kW Solar Installation no. ${index}`;
    const jobType = jobTypes[index % jobTypes.length] ?? 'PV Only';
    return drawn(
      jobOnMap({ ...job, card: { ...job.card, ...position, title, jobType, priceCents: 310_000 + index * 97 } }),
    );
  });

/** Writes the markers and their counts, a few requests at a time. */
export async function fillMap(drawings: readonly Drawing[]): Promise<void> {
  const [first] = drawings;
  if (!first) return;
  const all = drawings.map(({ spot, pin }) => ({ spot, combination: pin.combination, by: 1 as const }));
  const cells = cellChanges(first.pin.kind, all).map(({ key, sumX, sumY, combinations }) => ({
    ...key,
    sumX,
    sumY,
    ...Object.fromEntries([...combinations].map(([each, by]) => [combinationField(each), by])),
  }));
  await rows()
    .mapPin.put(drawings.map(({ pin }) => pin))
    .go({ concurrent: 6 });
  await rows().mapCell.put(cells).go({ concurrent: 6 });
}
