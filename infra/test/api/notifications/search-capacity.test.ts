import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { readSearchers, recordsOf } from '#functions/core/search/saved-searches/search-lists.ts';
import { documents } from '#functions/data/client.ts';
import { bucketOf } from '#functions/data/directory/chunk-places.ts';
import type { Area } from '#functions/data/rows.ts';
import { rows } from '#functions/data/service.ts';
import { metered } from '#infra/bench/meter.ts';
import { states } from '#shared/domain/places/australia.ts';
import type { OpenJob, WorkFilter } from '#shared/domain/search/find-work.ts';
import { startedApp } from '../../harness/started-app.ts';

/** What it costs to find who looks for a new job, of 500 saved searches. */
const count = 500;
const mostUnits = 8;

const filterOf = (index: number): WorkFilter => ({
  ...(index % 2 ? { state: states[(index >> 1) % 3] } : {}),
  ...(index % 5 === 0 ? { minKw: (index % 40) + 0.5 } : {}),
  ...(index % 7 === 0 ? { maxPrice: 99.99 * (index + 1) } : {}),
});
const job: OpenJob = {
  id: randomUUID(),
  position: null,
  state: states[0],
  jobType: 'PV Only',
  requiredLicenses: ['PV'],
  preferredWeek: null,
  sizeKw: 10,
  priceCents: 500_000,
  postedAt: 0,
};

startedApp();
const everyone = Array.from({ length: count }, (_, index) => ({ userId: randomUUID(), filter: filterOf(index) }));
beforeAll(async () => {
  const chunks = new Map<string, { area: Area; bucket: number; records: Uint8Array[] }>();
  for (const { userId, filter } of everyone) {
    const search = { id: randomUUID(), name: 'Mine', filter, notify: true, email: false, createdAt: '' };
    for (const [area, records] of recordsOf(userId, [search])) {
      const bucket = bucketOf(userId);
      const chunk = chunks.get(`${area}${bucket}`) ?? { area, bucket, records: [] };
      chunks.set(`${area}${bucket}`, chunk);
      chunk.records.push(...records);
    }
  }
  await rows()
    .chunk.put(
      [...chunks.values()].map(({ area, bucket, records }) => ({
        kind: 'searches' as const,
        area,
        bucket,
        revision: 1,
        records: new Uint8Array(Buffer.concat(records)),
      })),
    )
    .go({ concurrent: 6 });
});

it(`a new job finds those who look for it among ${count} searches with two queries of few units`, async () => {
  let found: string[] = [];
  const requests = await metered(documents, async () => {
    found = await readSearchers(job);
  });
  const units = requests.reduce((sum, request) => sum + request.units, 0);
  if (process.env.MAP_COSTS === 'print') process.stdout.write(`${count} searches: ${units} units\n`);
  expect(requests.map(({ command }) => command)).toEqual(['QueryCommand', 'QueryCommand']);
  expect(units).toBeGreaterThan(0);
  expect(units).toBeLessThanOrEqual(mostUnits);
  const looks = everyone.filter(
    ({ filter: { state, minKw = 0, maxPrice = Number.POSITIVE_INFINITY } }) =>
      (state === undefined || state === job.state) && minKw <= 10 && maxPrice >= 5000,
  );
  const names = new Set(found);
  expect(looks.filter(({ userId }) => !names.has(userId))).toEqual([]);
  expect(found.length).toBeLessThan(looks.length * 1.2);
});
