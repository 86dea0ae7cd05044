import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { loadCountry } from '../../../local/seed/country/load-country.ts';
import { allInstallers, allRetailers } from '../../../local/seed/country/people.ts';
import { beginProgress, readProgress } from '../../../local/seed/country/progress.ts';
import { listCountryStories } from '../../../local/seed/country/stories.ts';
import type { DemoApi } from '../../../local/seed/person.ts';
import { origin, originSecret } from '../../../tools/in-process/client.ts';
import { type App, handlerOf, startApp } from '../../harness/app.ts';

let app: App;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'suncrew-demo-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** One finished job with its papers, and one that is looking for a crew. */
const [finished, ...others] = listCountryStories(60).filter(({ retailer }) => retailer === 3);
const open = others.find(({ status }) => status === 'posted');
const stories = [finished!, open!].map((story) => ({ ...story, installer: finished!.installer, rivals: [] }));
const cast = { retailers: [allRetailers[3]!], installers: [allInstallers[finished!.installer]!], stories };

/** The application as people use it, until it is stopped after so many calls. */
function stoppedAfter(calls: number): DemoApi {
  const stopping = new AbortController();
  let left = calls;
  return {
    origin,
    edgeSecret: originSecret,
    signal: stopping.signal,
    handlerOf: (group) => {
      left -= 1;
      if (left === 0) stopping.abort(new Error('stopped'));
      return handlerOf(group);
    },
  };
}

const add = async (calls: number) => loadCountry(stoppedAfter(calls), (await readProgress(folder))!, cast);

describe('demo data that is stopped while it is added', () => {
  it('goes on at the next start, and adds nothing twice', async () => {
    await beginProgress(folder, new Date());
    for (const calls of [3, 7, 11, 15, 18]) await expect(add(calls)).rejects.toThrow('stopped');
    await add(Number.POSITIVE_INFINITY);
    await app.settle();
    expect(await readProgress(folder)).toBeNull();
    const { data: jobs } = await rows().job.scan.go();
    expect(jobs.map(({ status }) => status).sort()).toEqual(['archived', 'posted']);
    const [{ data: ratings }, { data: users }] = await Promise.all([rows().rating.scan.go(), rows().user.scan.go()]);
    expect([ratings.length, users.length]).toEqual([2, 2]);
  });
});
