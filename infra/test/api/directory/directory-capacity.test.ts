import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import type { InstallerProfileRow } from '#functions/data/rows.ts';
import { metered } from '#infra/bench/meter.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { type DirectoryFilter, noFilter, passes, statesOf } from '#shared/domain/people/directory.ts';
import { crowdedProfiles, crowdedReputation, fillDirectory } from '../../harness/crowded-directory.ts';
import { startedApp } from '../../harness/started-app.ts';

/**
 * The limits of a page of the directory in read units, and in gzipped bytes. Up to 10 of the units look for the newest photos of
 * the page's 20 installers. MAP_MARKERS sets the number of installers.
 */
const most = { ofOneState: 35, ofAustralia: 55, bytes: 20 * 1024 };
const count = Number(process.env.MAP_MARKERS ?? 500);

const app = startedApp();
let visitor: Client;
let profiles: InstallerProfileRow[];
beforeAll(async () => {
  visitor = app.client();
  profiles = crowdedProfiles(count);
  await fillDirectory(profiles);
}, 600_000);

/** Returns the profiles that a filter should find, from the profiles themselves instead of the packed lists. */
const expected = (filter: Partial<DirectoryFilter>) =>
  profiles.filter((profile, index) =>
    passes(
      {
        ...profile,
        ...crowdedReputation(index),
        states: statesOf(profile),
        brands: profile.brandCertifications,
        crewSize: profile.crewSize ?? null,
        leadTimeDays: profile.leadTimeDays ?? 0,
        installRadius: profile.installRadius ?? null,
        responseHours: null,
      },
      { ...noFilter, ...filter },
    ),
  );

const filters: [Partial<DirectoryFilter>, number][] = [
  [{}, most.ofAustralia],
  [{ states: ['NSW'] }, most.ofOneState],
  [{ states: ['NT'] }, most.ofOneState],
  [{ states: ['NSW', 'VIC', 'QLD'], availability: 'month' }, most.ofAustralia],
  [{ states: ['VIC'], services: ['Battery Storage'], crewSize: '3-5', minRating: 4 }, most.ofOneState],
  [{ travelRange: 200, accreditations: ['CEC Accredited'], availability: 'immediate' }, most.ofAustralia],
  [{ responseTime: '24hours' }, most.ofAustralia],
];

describe(`a page of ${count} installers`, () => {
  it.each(filters)(
    'of %j costs little, is small and counts exactly',
    async (filter, mostUnits) => {
      const query = new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const found = expected(filter);
      let cursor: string | null = null;
      const seen: string[] = [];
      do {
        let text = '';
        let body = { installers: [] as { id: string }[], total: 0, nextCursor: null as string | null };
        const after: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const requests = await metered(documents, async () => {
          const answer = await visitor.get(`/api/installers?${query}${after}`);
          text = answer.text;
          body = answer.body as unknown as typeof body;
        });
        const units = requests.reduce((sum, request) => sum + request.units, 0);
        if (process.env.MAP_COSTS === 'print')
          process.stdout.write(
            `${JSON.stringify(filter)} of ${count}: ${units} units, ${gzipSync(text).length} bytes\n`,
          );
        expect(units).toBeGreaterThan(0);
        expect(units).toBeLessThanOrEqual(mostUnits);
        expect(requests.map(({ command }) => command)).not.toContain('ScanCommand');
        expect(gzipSync(text).length).toBeLessThanOrEqual(most.bytes);
        expect(body.total).toBe(found.length);
        expect(body.installers.length).toBe(Math.min(20, found.length - seen.length));
        seen.push(...body.installers.map(({ id }) => id));
        cursor = body.nextCursor;
      } while (cursor !== null && seen.length < 100);
      if (cursor === null) expect(seen.sort()).toEqual(found.map(({ userId }) => userId).sort());
      expect(new Set(seen).size).toBe(seen.length);
    },
    600_000,
  );
});
