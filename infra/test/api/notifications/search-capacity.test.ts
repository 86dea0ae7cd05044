import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { listedSearchesOf, readSearchers } from '#functions/core/search/saved-searches/search-lists.ts';
import { documents } from '#functions/data/client.ts';
import { metered } from '#infra/bench/meter.ts';
import { fillList } from '#infra/tools/in-process/fill-list.ts';
import { states } from '#shared/domain/places/australia.ts';
import type { OpenJob, WorkFilter } from '#shared/domain/search/find-work.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The number of saved searches, and the most read units for finding the searches that match a new job. */
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
beforeAll(() =>
  fillList(
    'searches',
    everyone.flatMap(({ userId, filter }) => {
      const search = { id: randomUUID(), name: 'Mine', filter, notify: true, email: false, createdAt: '' };
      return [...listedSearchesOf(userId, [search])].flatMap(([of, items]) => items.map((item) => ({ of, item })));
    }),
  ),
);

it(`a new job finds its matches among ${count} searches with two queries of few units`, async () => {
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
  expect([...found].sort()).toEqual(looks.map(({ userId }) => userId).sort());
});
