import { expect, it } from '@jest/globals';
import { itemListWrites } from '#functions/core/search/directory/item-list-writes.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { readList } from '#functions/data/lists/list-queries.ts';
import { findInstallerProfile } from '#functions/data/people/profile-queries.ts';
import { rows } from '#functions/data/service.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const isListed = async (kind: 'jobs' | 'installers', id: string): Promise<boolean> =>
  (await readList(kind, 'AU', true)).some((item) => item.id === id);

it('a job that is public again stays listed, even if the writes of a run that saw it hidden come later', async () => {
  const jobId = await postJob(await app.retailer());
  await app.settle();
  const { version } = (await findJobRow(jobId))!;
  const change = (isPublic: boolean, by: number) =>
    rows()
      .job.patch({ jobId })
      .set({ isPublic, version: version + by })
      .go();
  await change(false, 1);
  const late = await itemListWrites({ kind: 'jobs', itemId: jobId });
  expect(late.length).toBeGreaterThan(1);
  await change(true, 2);
  expect(await itemListWrites({ kind: 'jobs', itemId: jobId })).toEqual([]);
  await expect(commit(late)).rejects.toThrow(ConditionLost);
  expect(await isListed('jobs', jobId)).toBe(true);
});

it('an installer who is public again stays listed, even if the writes of an earlier run come later', async () => {
  const { userId } = await app.installer();
  await app.settle();
  const { version } = (await findInstallerProfile(userId))!;
  const change = (profileVisibility: 'public' | 'private', by: number) =>
    rows()
      .installerProfile.patch({ userId })
      .set({ profileVisibility, version: version + by })
      .go();
  await change('private', 1);
  const late = await itemListWrites({ kind: 'installers', itemId: userId });
  expect(late.length).toBeGreaterThan(1);
  await change('public', 2);
  expect(await itemListWrites({ kind: 'installers', itemId: userId })).toEqual([]);
  await expect(commit(late)).rejects.toThrow(ConditionLost);
  expect(await isListed('installers', userId)).toBe(true);
});

it('a suspended installer leaves the lists', async () => {
  const { userId } = await app.installer();
  await app.settle();
  await rows().user.patch({ userId }).set({ suspended: true }).go();
  await commit(await itemListWrites({ kind: 'installers', itemId: userId }));
  expect(await isListed('installers', userId)).toBe(false);
});
