import { jobInDirectory } from '#functions/core/search/directory/in-directory.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { rows } from '#functions/data/service.ts';
import { jobTypes } from '#shared/domain/jobs/job.ts';
import { fillList } from './fill-list.ts';

/** Writes many public jobs in Australia in bulk, with their list. The jobs are the same in every run. */

/**
 * Returns a generator of pseudo-random numbers. A seed always gives the same numbers, so that every run has the same positions
 * and ids.
 */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The large cities with their share of the jobs and their radius in degrees. The other jobs are anywhere. */
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

/** Returns open jobs that differ from the sample in their ids, position, title, type, size, price and time. */
export const crowdedJobs = (count: number, sample: JobRow): JobRow[] =>
  positions(count, 7).map((position, index) => ({
    ...sample,
    jobId: idOf(7, index),
    retailerId: idOf(13, index % 500),
    times: { postedAt: new Date(Date.UTC(2026, 0, 1) + ((index * 7_919_123_457) % 15_552_000_000)).toISOString() },
    card: {
      ...sample.card,
      ...position,
      title: `${(3 + (index % 90) / 7).toFixed(2)}kW Solar Installation no. ${index}`,
      jobType: jobTypes[index % jobTypes.length] ?? 'PV Only',
      pvSizeKw: 3 + (index % 900) / 100,
      priceCents: 310_000 + ((index * 7_919) % 20_000) * 97,
    },
  }));

/** Writes the jobs, and the list of public jobs in Australia. */
export async function fillPublicJobs(jobs: readonly JobRow[]): Promise<void> {
  await rows()
    .job.put([...jobs])
    .go({ concurrent: 6 });
  await fillList(
    'jobs',
    jobs.flatMap((job) => {
      const listing = jobInDirectory(job);
      return listing ? [{ of: 'AU' as const, item: listing.item }] : [];
    }),
  );
}
