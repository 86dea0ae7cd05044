import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import type { Drawing } from '#functions/data/map/pin-writes.ts';
import { fullJob } from '#functions/test/sample-rows.ts';
import { metered } from '#infra/bench/meter.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { crowdedJobs, fillMap } from '#infra/tools/in-process/crowded-map.ts';
import { type Bounds, isInside } from '#shared/domain/places/map.ts';
import { combinationsFor, type MapFilter } from '#shared/domain/places/map-chips.ts';
import { crowdedInstallers } from '../../harness/crowded-map.ts';
import { startedApp } from '../../harness/started-app.ts';

/** What a view of the map may cost, whatever it shows. MAP_MARKERS sets how many jobs and installers there are. */
const most = { queries: 4, units: 14, markers: 480, bytes: 20 * 1024 };
const markers = Number(process.env.MAP_MARKERS ?? 500);

const app = startedApp();
let people: Record<'jobs' | 'installers', Client>;
let drawings: Record<'jobs' | 'installers', Drawing[]>;
beforeAll(async () => {
  const [jobs, installers] = await Promise.all([
    app.installer({ profileVisibility: 'private', availability: 'not_available' }),
    app.retailer(),
  ]);
  people = { jobs, installers };
  await app.settle();
  drawings = { jobs: crowdedJobs(markers, fullJob()), installers: crowdedInstallers(markers) };
  await fillMap(drawings.jobs);
  await fillMap(drawings.installers);
}, 3_600_000);

/** From the whole continent down to a street: a wide screen, a phone, and a square, each a little off any grid. */
const shapes = [
  [2, 1],
  [0.5, 1],
  [1, 1],
] as const;
const spans =
  markers > 500 ? [39.3, 22, 10.7, 5, 2.2, 1.03, 0.5, 0.21, 0.09, 0.03, 0.004] : [39.3, 9, 2.2, 0.5, 0.09, 0.004];
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
const world: Bounds = { south: -89, west: -180, north: 89, east: 180 };

const filters: Record<'jobs' | 'installers', MapFilter[]> = {
  jobs: [{ specialties: [] }, { specialties: ['battery'] }],
  installers: [
    { specialties: [] },
    { specialties: ['residential'] },
    { availability: 'week', rating: 4, specialties: ['commercial', 'battery'] },
  ],
};
const queryOf = (view: Bounds, { specialties, ...filter }: MapFilter) =>
  new URLSearchParams(
    Object.entries({ ...view, ...filter, ...(specialties.length > 0 ? { specialties: specialties.join() } : {}) }).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  );

describe.each(['jobs', 'installers'] as const)(`a view of ${markers} %s`, (kind) => {
  it('costs little, is small and counts exactly, at every zoom and with every filter', async () => {
    const seen = { clusters: 0, markers: 0, units: 0, bytes: 0 };
    for (const [index, view] of [world, ...views].entries()) {
      const filter = filters[kind][index % filters[kind].length] ?? { specialties: [] };
      let answer = { text: '', body: {} as Record<string, never> };
      const requests = await metered(documents, async () => {
        answer = await people[kind].get(`/api/map?${queryOf(view, filter)}`);
      });
      const { body } = answer as unknown as {
        body: Record<'jobs' | 'installers', { id: string }[]> & {
          clusters: { count: number }[];
          total: number;
          counted: Bounds;
        };
      };
      const shown = body[kind].length + body.clusters.length;
      const bytes = gzipSync(answer.text).length;
      const units = requests.reduce((sum, request) => sum + request.units, 0);
      expect(requests.filter(({ command }) => command === 'QueryCommand').length).toBeLessThanOrEqual(most.queries);
      // The session and the counts of the large squares are each one request besides.
      expect(requests.length).toBeLessThanOrEqual(most.queries + 2);
      expect(units).toBeGreaterThan(0);
      expect(units).toBeLessThanOrEqual(most.units);
      expect(shown).toBeLessThanOrEqual(most.markers);
      expect(bytes).toBeLessThanOrEqual(most.bytes);
      const passing = combinationsFor(filter);
      const expected = drawings[kind].filter(
        ({ pin: { latitude = 0, longitude = 0, combination } }) =>
          passing.has(combination) && isInside(body.counted, { latitude, longitude }),
      );
      expect(body.total).toBe(expected.length);
      expect(body.clusters.reduce((sum, { count }) => sum + count, 0) + body[kind].length).toBe(body.total);
      if (body[kind].length > 0)
        expect(body[kind].map(({ id }) => id).sort()).toEqual(expected.map(({ pin }) => pin.itemId).sort());
      seen.clusters += body.clusters.length;
      seen.markers += body[kind].length;
      seen.units = Math.max(seen.units, units);
      seen.bytes = Math.max(seen.bytes, bytes);
    }
    expect(seen.clusters).toBeGreaterThan(0);
    expect(seen.markers).toBeGreaterThan(0);
    if (process.env.MAP_COSTS === 'print') process.stdout.write(`${kind} of ${markers}: ${JSON.stringify(seen)}\n`);
  }, 600_000);
});
