import { describe, expect, it } from '@jest/globals';
import { itemListWrites } from '#functions/core/search/directory/item-list-writes.ts';
import { documents } from '#functions/data/client.ts';
import { commit } from '#functions/data/commit.ts';
import { readList } from '#functions/data/lists/list-queries.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { Area } from '#functions/data/rows.ts';
import { rows } from '#functions/data/service.ts';
import { installerProfile } from '#infra/tools/in-process/builders.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const listed = async (area: Area, userId: string) => {
  await app.settle();
  return (await readList('installers', area)).find(({ id }) => id === userId);
};

describe('the lists of the directory', () => {
  it('contain the present profile of an installer in each state that they serve', async () => {
    const darwin = { latitude: -12.4637, longitude: 130.8444 };
    const one = await app.installer({ location: 'Darwin NT 0800', ...darwin, installRadius: 250, crewSize: '3-5' });
    expect(await listed('AU', one.userId)).toEqual({
      id: one.userId,
      latitude: expect.closeTo(darwin.latitude, 2),
      longitude: expect.closeTo(darwin.longitude, 2),
      states: ['NT'],
      services: [],
      licences: ['PV', 'Battery'],
      brands: [],
      crewSize: '3-5',
      availability: 'available',
      leadTimeDays: 0,
      installRadius: 250,
      averageRating: null,
      reviewCount: 0,
      completedJobs: 0,
      responseHours: null,
    });
    expect(await listed('NT', one.userId)).toBeDefined();
    const wider = installerProfile({ ...darwin, statesServed: ['WA', 'SA'], services: ['Battery Storage'] });
    expect((await one.put('/api/profile/installer', wider)).status).toBe(200);
    expect(await listed('NT', one.userId)).toBeUndefined();
    for (const area of ['WA', 'SA', 'AU'] as const)
      expect(await listed(area, one.userId)).toMatchObject({ states: ['SA', 'WA'], services: ['Battery Storage'] });
    await one.put('/api/profile/installer', { ...wider, bio: 'Only said in the profile' });
    await one.put('/api/profile/installer', { ...wider, profileVisibility: 'private' });
    for (const area of ['WA', 'SA', 'AU'] as const) expect(await listed(area, one.userId)).toBeUndefined();
  });

  it('contain the present rating and number of completed jobs', async () => {
    const one = await app.installer({ location: 'Hobart TAS 7000' });
    await app.settle();
    const { userId } = one;
    await commit(outboxWrite({ reputation: { userId, sixths: 28, reviewCount: 1 } }, new Date()));
    await commit(outboxWrite({ reputation: { userId, completedJobs: 1 } }, new Date()));
    expect(await listed('TAS', userId)).toMatchObject({ averageRating: 4.7, reviewCount: 1, completedJobs: 1 });
  });

  it('lose no installer when many change at the same moment', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, () => app.installer({ location: 'Perth WA 6000', profileVisibility: 'private' })),
    );
    await app.settle();
    const release = app.hold();
    await Promise.all(
      many.map((each) => each.put('/api/profile/installer', installerProfile({ location: 'Perth WA 6000' }))),
    );
    release();
    const { sweepOutbox } = await import('#functions/core/follow-ups/sweep-outbox.ts');
    await Promise.all([1, 2, 3].map(() => sweepOutbox(new Date(Date.now() + 61_000))));
    for (const { userId } of many) expect(await listed('WA', userId)).toBeDefined();
  });

  it('never contain an installer who became private or was suspended while being listed', async () => {
    const one = await app.installer({ location: 'Cairns QLD 4870', profileVisibility: 'private' });
    await app.settle();
    const open = { location: 'Cairns QLD 4870' };
    const release = app.hold();
    await one.put('/api/profile/installer', installerProfile(open));
    const slow = await itemListWrites({ kind: 'installers', itemId: one.userId });
    await one.put('/api/profile/installer', installerProfile({ ...open, profileVisibility: 'private' }));
    await expect(commit(slow)).rejects.toMatchObject({ names: ['profile version'] });
    release();
    expect(await listed('QLD', one.userId)).toBeUndefined();
    await one.put('/api/profile/installer', installerProfile(open));
    expect(await listed('QLD', one.userId)).toBeDefined();
    await rows().user.patch({ userId: one.userId }).set({ suspended: true }).go();
    await commit(await itemListWrites({ kind: 'installers', itemId: one.userId }));
    expect(await listed('QLD', one.userId)).toBeUndefined();
  });

  it('have no differences from the rows in the end', async () => {
    await app.settle();
    expect((await findDifferences(documents, app.tableName)).filter((each) => each.startsWith('list '))).toEqual([]);
  });
});
