import { beforeAll, describe, expect, it } from '@jest/globals';
import { wordsOfJob, wordsOfRetailer } from '#functions/core/search/administrators/words-of.ts';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { shardOf } from '#functions/data/words/word-keys.ts';
import { newId } from '#functions/new-id.ts';
import { fullJob, retailerProfile } from '#functions/test/sample-rows.ts';
import { metered } from '#infra/bench/meter.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { AdminList } from '#shared/domain/search/words.ts';
import { startedApp } from '../../harness/started-app.ts';

/**
 * The limits of one search. It reads at most two pages of the search index and the records on these pages: one unit for each
 * record, and a few for the session and the index. The cost does not grow with the list.
 */
const most = { queries: 2, units: 110 };
const sizes = [120, Number(process.env.ADMIN_RECORDS ?? 360)] as const;

const app = startedApp();
let admin: Client;
let jobId: string;
let retailer: Client;

/** Returns the index rows that the consumer would write for a record. A search reads these newer rows before those to find. */
const wordRows = (list: AdminList, itemId: string, words: readonly string[]) =>
  words.map((word) => ({ list, shard: shardOf(word), word, createdAt: '2030-01-01T00:00:00.000Z', itemId }));

/** Adds jobs in one suburb with one title, and companies with email addresses at one provider. */
async function grow(from: number, to: number): Promise<void> {
  const made = Array.from({ length: to - from }, () => newId(new Date()));
  const jobs = made.map((id) => fullJob({ jobId: id }));
  const retailers = made.map((id, at) => ({
    ...retailerProfile,
    userId: id,
    contactEmail: `sam${from + at}@hotmail.com`,
  }));
  await rows().job.put(jobs).go();
  await rows().retailerProfile.put(retailers).go();
  await rows()
    .word.put([
      ...jobs.flatMap((job) => wordRows('jobs', job.jobId, wordsOfJob(job))),
      ...retailers.flatMap((row) => wordRows('retailers', row.userId, wordsOfRetailer(row))),
    ])
    .go();
}

async function search(list: 'jobs' | 'retailers', words: string) {
  let ids: string[] = [];
  const requests = await metered(documents, async () => {
    const { body } = await admin.get(`/api/admin/${list}?search=${encodeURIComponent(words)}`);
    ids = body[list].map(({ id }: { id: string }) => id);
  });
  return {
    ids,
    queries: requests.filter(({ command }) => command === 'QueryCommand').length,
    scans: requests.filter(({ command }) => command === 'ScanCommand').length,
    units: requests.reduce((sum, { units }) => sum + units, 0),
  };
}

const searches = [
  ['a word in the middle of the title', 'jobs', 'periscope', () => jobId],
  ['a place', 'jobs', 'humpty doo', () => jobId],
  ['a status and a place', 'jobs', 'new humpty', () => jobId],
  ['an email address', 'retailers', 'robin.oke@hotmail.com', () => retailer.userId],
] as const;
const costs = new Map<string, number[]>();

beforeAll(async () => {
  admin = await app.admin();
  retailer = await app.retailer({ contactEmail: 'robin.oke@hotmail.com' });
  jobId = await postJob(retailer, {
    title: 'The periscope tower',
    address: '1 Fire Station Road, Humpty Doo NT 0836',
  });
  await app.settle();
});

describe.each(sizes.map((size, at) => [size, sizes[at - 1] ?? 0] as const))('among %i', (size, before) => {
  beforeAll(() => grow(before, size), 600_000);

  it.each(searches)('the search for %s finds its row within the cost limit', async (name, list, words, idOf) => {
    const { ids, queries, scans, units } = await search(list, words);
    expect(ids).toEqual([idOf()]);
    expect(scans).toBe(0);
    expect(queries).toBeLessThanOrEqual(most.queries);
    expect(units).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(most.units);
    costs.set(name, [...(costs.get(name) ?? []), units]);
    if (process.env.MAP_COSTS === 'print') process.stdout.write(`${name} among ${size}: ${units} units\n`);
  });

  it('a search for a word that nearly every record contains reads at most two pages', async () => {
    for (const [list, words] of [
      ['jobs', 'castle posted'],
      ['retailers', 'hotmail missing'],
    ] as const) {
      const { queries, units } = await search(list, words);
      expect(queries).toBeLessThanOrEqual(most.queries);
      expect(units).toBeLessThanOrEqual(most.units);
    }
  });
});

it('a search among three times as many records costs the same', () => {
  for (const [name, units] of costs) expect([name, units[1]]).toEqual([name, units[0]]);
  expect(costs.size).toBe(searches.length);
});
