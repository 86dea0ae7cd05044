import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { createClock } from '#infra/local/seed/clock.ts';
import { loadCountry } from '#infra/local/seed/country/load-country.ts';
import { allInstallers, allRetailers } from '#infra/local/seed/country/people.ts';
import { listCountryStories } from '#infra/local/seed/country/stories.ts';
import { addressOf, join as joinProduct } from '#infra/local/seed/joining.ts';
import { loadQuiet, type SettlingApi } from '#infra/local/seed/load-quiet.ts';
import { demoPassword, installers, retailers } from '#infra/local/seed/people.ts';
import { createPerson } from '#infra/local/seed/person.ts';
import { beginProgress, type Progress, readProgress } from '#infra/local/seed/progress.ts';
import { listStories } from '#infra/local/seed/stories.ts';
import type { Cast } from '#infra/local/seed/telling.ts';
import { origin, originSecret } from '#infra/tools/in-process/client.ts';
import { handlerOf } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suncrew-demo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the API for the people of the demo data. The API stops after this many calls, as if the start had been interrupted. */
function stoppedAfter(calls: number): SettlingApi {
  const stopping = new AbortController();
  let left = calls;
  return {
    origin,
    edgeSecret: originSecret,
    signal: stopping.signal,
    settled: () => app.settle(),
    handlerOf: (group) => {
      left -= 1;
      if (left === 0) stopping.abort(new Error('stopped'));
      return handlerOf(group);
    },
  };
}

type Load = (api: SettlingApi, progress: Progress, cast: Cast) => Promise<void>;

/** Adds a part of the demo data in several starts. Each number is the count of calls after which a start is interrupted. */
async function addInPieces(load: Load, cast: Cast, stops: readonly number[]): Promise<void> {
  const add = async (calls: number) => load(stoppedAfter(calls), (await readProgress(folder))!, cast);
  for (const calls of stops) await expect(add(calls)).rejects.toThrow('stopped');
  await add(Number.POSITIVE_INFINITY);
  await app.settle();
}

async function countJobs() {
  const { data: jobs } = await rows().job.scan.go();
  const [{ data: ratings }, { data: users }] = await Promise.all([rows().rating.scan.go(), rows().user.scan.go()]);
  return { statuses: jobs.map(({ status }) => status).sort(), ratings: ratings.length, users: users.length };
}

describe('demo data that is stopped while it is added', () => {
  it('continues at the next start, and adds nothing twice', async () => {
    await beginProgress(folder, new Date(), ['country']);
    // One finished job with its files, and one job without an installer.
    const [finished, ...others] = listCountryStories(60).filter(({ retailer }) => retailer === 3);
    const open = others.find(({ status }) => status === 'posted');
    const stories = [finished!, open!].map((story) => ({ ...story, installer: finished!.installer, rivals: [] }));
    const cast = { retailers: [allRetailers[3]!], installers: [allInstallers[finished!.installer]!], stories };
    await addInPieces(loadCountry, cast, [3, 7, 11, 15, 18]);
    expect(await countJobs()).toEqual({ statuses: ['archived', 'posted'], ratings: 2, users: 2 });
  });

  it('has notifications that the people of finished jobs have read', async () => {
    await beginProgress(folder, new Date(), ['quiet']);
    const story = listStories().find(({ status }) => status === 'archived')!;
    const [retailer, installer] = [retailers[story.retailer]!, installers[story.installer]!];
    const cast = { retailers: [retailer], installers: [installer], stories: [{ ...story, rivals: [] }] };
    const clock = createClock(new Date());
    for (const [index, demoUser] of [retailer, installer].entries()) {
      const identity = { email: demoUser.email, password: demoPassword, address: addressOf(index) };
      await joinProduct(createPerson(stoppedAfter(Number.POSITIVE_INFINITY), identity), demoUser, clock);
    }
    await addInPieces(loadQuiet, cast, [2, 6, 12]);
    expect(await countJobs()).toEqual({ statuses: ['archived', 'archived', 'posted'], ratings: 4, users: 4 });
    const { data: told } = await rows().notification.scan.go();
    const { data: users } = await rows().user.scan.go();
    const unreadOf = (email: string) => users.find((user) => user.email === email)?.unreadNotifications;
    expect([unreadOf(retailer.email), unreadOf(installer.email)]).toEqual([0, 0]);
    expect(told.filter(({ read }) => read).length).toBeGreaterThan(3);
  });
});
