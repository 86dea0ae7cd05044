import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import type { InstallerProfileRow, JobRow } from '#functions/data/rows.ts';
import { fullJob } from '#functions/test/sample-rows.ts';
import { metered } from '#infra/bench/meter.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { crowdedJobs, fillPublicJobs } from '#infra/tools/in-process/crowded-map.ts';
import { type Bounds, isInside } from '#shared/domain/places/map.ts';
import { crowdedProfiles, crowdedReputation, fillDirectory } from '../../harness/crowded-directory.ts';
import { startedApp } from '../../harness/started-app.ts';

/**
 * The limits for any view of the map, up to 10,000 items. `cold` is the read units of a function that has not cached the list,
 * and `held` those of a function that has. MAP_MARKERS sets the number of jobs and of installers.
 */
const most = { cold: 100, held: 53, markers: 480, bytes: 20 * 1024 };
const count = Number(process.env.MAP_MARKERS ?? 500);

const app = startedApp({ heldSeconds: 900 });
let people: Record<'jobs' | 'installers', Client>;
let items: Record<'jobs' | 'installers', { id: string; place: Place; passes: Passes }[]>;

interface Place {
  latitude: number;
  longitude: number;
}
type Passes = (filter: Record<string, string | number>) => boolean;

const placeOf = ({ latitude, longitude }: Partial<Record<keyof Place, number | null | undefined>>): Place => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});
/** Returns the position as the lists round it. */
const roughly = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
});

/** Returns a job of the test with its position, and a function that tells whether the job passes one of the filters below. */
const jobItem = ({ jobId, card }: JobRow) => ({
  id: jobId,
  place: placeOf(card),
  passes: ({ specialties }: Parameters<Passes>[0]) => !specialties || card.jobType !== 'PV Only',
});
const installerItem = (profile: InstallerProfileRow, index: number) => ({
  id: profile.userId,
  place: placeOf(profile),
  passes: ({ availability, rating, specialties }: Parameters<Passes>[0]) => {
    const { averageRating, reviewCount } = crowdedReputation(index);
    const { services, leadTimeDays = 0 } = profile;
    const isSoon = profile.availability === 'available' || (profile.availability === 'lead_time' && leadTimeDays <= 7);
    const isGood = averageRating !== null && reviewCount >= 3 && averageRating >= 4;
    const wanted = specialties === 'residential' ? 'Residential Solar' : 'Commercial Solar';
    return (!availability || isSoon) && (!rating || isGood) && (!specialties || services.includes(wanted));
  },
});

beforeAll(async () => {
  const [jobs, installers] = await Promise.all([
    app.installer({ profileVisibility: 'private', availability: 'not_available' }),
    app.retailer(),
  ]);
  people = { jobs, installers };
  await app.settle();
  const crowd = { jobs: crowdedJobs(count, fullJob()), installers: crowdedProfiles(count) };
  items = { jobs: crowd.jobs.map(jobItem), installers: crowd.installers.map(installerItem) };
  await fillPublicJobs(crowd.jobs);
  await fillDirectory(crowd.installers);
}, 3_600_000);

/** The shapes of the views: a wide screen, a phone and a square. `spans` has their sizes, from the continent to a street. */
const shapes = [
  [2, 1],
  [0.5, 1],
  [1, 1],
] as const;
const spans = count > 500 ? [39.3, 22, 10.7, 5, 2.2, 1.03, 0.5, 0.21, 0.09, 0.03, 0.004] : [39.3, 9, 2.2, 0.5, 0.09];
const middles = [
  [-33.86, 151.05],
  [-26.4, 133.9],
] as const;

const views: Bounds[] = spans.flatMap((span) =>
  shapes.flatMap(([width, height]) =>
    middles.map(([latitude, longitude]) => ({
      south: Math.max(latitude - (span * height) / 2, -85),
      north: Math.min(latitude + (span * height) / 2, 85),
      west: longitude - (span * width) / 2,
      east: Math.min(longitude + (span * width) / 2, 180),
    })),
  ),
);
/** Returns the largest square around a place in Sydney whose items are still shown as markers. */
function fullest(kind: 'jobs' | 'installers'): Bounds {
  const middle = { latitude: -33.86, longitude: 151.05 };
  const reaches = items[kind].map(({ place }) =>
    Math.max(Math.abs(place.latitude - middle.latitude), Math.abs(place.longitude - middle.longitude)),
  );
  const reach = reaches.sort((a, b) => a - b)[95] ?? 0;
  return {
    south: middle.latitude - reach,
    north: middle.latitude + reach,
    west: middle.longitude - reach,
    east: middle.longitude + reach,
  };
}
const world: Bounds = { south: -89, west: -180, north: 89, east: 180 };

const filters: Record<'jobs' | 'installers', Record<string, string | number>[]> = {
  jobs: [{}, { specialties: 'battery' }],
  installers: [{}, { specialties: 'residential' }, { availability: 'week', rating: 4, specialties: 'commercial' }],
};
const queryOf = (fields: object) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, `${value}`]));

interface Seen {
  text: string;
  units: number;
  milliseconds: number;
}
async function view(kind: 'jobs' | 'installers', query: object): Promise<Seen> {
  let text = '';
  const started = performance.now();
  const requests = await metered(documents, async () => {
    ({ text } = await people[kind].get(`/api/map?${queryOf(query)}`));
  });
  expect(requests.map(({ command }) => command)).not.toContain('ScanCommand');
  return {
    text,
    units: requests.reduce((sum, { units }) => sum + units, 0),
    milliseconds: performance.now() - started,
  };
}

interface Answer extends Record<'jobs' | 'installers', { id: string }[]> {
  clusters: { count: number }[];
  total: number;
  counted: Bounds;
}

function expectExact(
  kind: 'jobs' | 'installers',
  { clusters, total, counted, ...shown }: Answer,
  filter: object,
): void {
  const markers = shown[kind].map(({ id }) => id);
  const expected = items[kind].filter(
    ({ place, passes }) => passes({ ...filter }) && isInside(counted, clusters.length > 0 ? roughly(place) : place),
  );
  expect(total).toBe(expected.length);
  expect(clusters.reduce((sum, { count: each }) => sum + each, 0) + markers.length).toBe(total);
  if (markers.length > 0) expect(markers.sort()).toEqual(expected.map(({ id }) => id).sort());
  expect(clusters.length + markers.length).toBeLessThanOrEqual(most.markers);
}

describe.each(['jobs', 'installers'] as const)(`a view of ${count} %s`, (kind) => {
  it('costs little, is small and counts exactly, at every zoom and with every filter', async () => {
    const first = await view(kind, world);
    const steps: Seen[] = [];
    const seen = { clusters: 0, markers: 0 };
    for (const [index, bounds] of [world, fullest(kind), ...views].entries()) {
      const filter = index === 1 ? {} : (filters[kind][index % filters[kind].length] ?? {});
      const step = await view(kind, { ...bounds, ...filter });
      const answer = JSON.parse(step.text) as Answer;
      expectExact(kind, answer, filter);
      expect(gzipSync(step.text).length).toBeLessThanOrEqual(most.bytes);
      seen.clusters = Math.max(seen.clusters, answer.clusters.length);
      seen.markers = Math.max(seen.markers, answer[kind].length);
      steps.push(step);
    }
    expect(Math.min(seen.clusters, seen.markers)).toBeGreaterThan(0);
    const held = Math.max(...steps.map(({ units }) => units));
    // A view of the world shows only clusters, so its request reads only the session, and the list if it is not cached yet.
    const session = steps[0]?.units ?? 0;
    const cold = first.units - session + held;
    const times = steps.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)].map((time) => Math.round(time ?? 0));
    if (process.env.MAP_COSTS === 'print')
      process.stdout.write(
        `${kind} of ${count}: ${JSON.stringify({ ...seen, session, held, cold, first: Math.round(first.milliseconds), median, slowest })}\n`,
      );
    expect(first.units).toBeGreaterThan(session);
    expect(session).toBeLessThanOrEqual(2);
    expect(held).toBeLessThanOrEqual(most.held);
    expect(cold).toBeLessThanOrEqual(most.cold);
  }, 600_000);
});
