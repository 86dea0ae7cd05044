import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { metered } from '#infra/bench/meter.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { crowdedJobs, fillOwnList } from '../../harness/crowded-jobs.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The limits of a page of own jobs, with any filter. OWN_JOBS sets the number of jobs of the retailer. */
const most = { units: 60, milliseconds: 5000, bytes: 20 * 1024 };
const count = Number(process.env.OWN_JOBS ?? 500);

const app = startedApp();
let retailer: Client;
let jobs: JobRow[];
beforeAll(async () => {
  retailer = await app.retailer();
  jobs = crowdedJobs(count);
  await fillOwnList(retailer.userId, jobs);
  await app.settle();
}, 600_000);

const searches: [string, (job: JobRow) => boolean][] = [
  ['', () => true],
  ['size=100&page=2&sort=price', () => true],
  ['q=papadopoulos', ({ customer }) => customer.name.includes('Papadopoulos')],
  ['q=zoe+station', ({ customer, card }) => customer.name.includes('Zoë') && card.address.includes('Station')],
  [
    'q=coastal&status=booked,paid',
    ({ card, status }) => card.assignedCompany === 'Coastal Power Pty Ltd' && ['booked', 'paid'].includes(status),
  ],
  [
    'state=VIC&jobType=PV+Only&from=2024-01-01&to=2024-12-31&sort=date',
    ({ card, installationDate }) =>
      card.state === 'VIC' && card.jobType === 'PV Only' && (installationDate ?? '').startsWith('2024'),
  ],
];

describe(`a retailer with ${count} jobs`, () => {
  it.each(searches)(
    'gets the answer to "%s" at little cost, with an exact count',
    async (query, passes) => {
      let text = '';
      let body: Record<string, unknown> = {};
      const started = performance.now();
      const requests = await metered(documents, async () => {
        const answer = await retailer.get(`/api/jobs/own?${query}`);
        ({ text, body } = answer);
      });
      const took = performance.now() - started;
      const units = requests.reduce((sum, request) => sum + request.units, 0);
      if (process.env.MAP_COSTS === 'print')
        process.stdout.write(`${query || 'all'} of ${count}: ${units} units, ${Math.round(took)} ms\n`);
      expect(units).toBeGreaterThan(0);
      expect(units).toBeLessThanOrEqual(most.units);
      expect(took).toBeLessThanOrEqual(most.milliseconds);
      expect(requests.map(({ command }) => command)).not.toContain('ScanCommand');
      expect(gzipSync(text).length).toBeLessThanOrEqual(most.bytes);
      expect(body).toMatchObject({ total: jobs.filter(passes).length, all: count });
    },
    60_000,
  );
});
