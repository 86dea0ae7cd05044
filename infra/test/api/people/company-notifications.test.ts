import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { mostPeople } from '#shared/domain/accounts/ranks.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf, twoCompanies } from '../../harness/join-company.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The notifications of a company: each of its people gets them, in a list of their own. */

const app = startedApp();
let owner: Client;
let riley: Client;
let installer: Client;
let lee: Client;

beforeAll(async () => {
  ({ owner, riley, installer, lee } = await twoCompanies(app));
});

const notificationsOf = (client: Client) => done(client.get('/api/notifications'));
const unreadOf = async (client: Client) => (await notificationsOf(client)).unreadCount;
const apply = (who: Client, jobId: string) => who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
const award = (by: Client, jobId: string, to = installer) =>
  by.put(`/api/applications/${jobId}.${to.userId}`, { status: 'accepted' });

describe('a notification', () => {
  it('reaches everyone in the company, with the first name of the actor in the other company', async () => {
    const jobId = await postJob(owner);
    await done(apply(lee, jobId));
    await app.settle();
    for (const reader of [owner, riley]) {
      const { notifications } = await notificationsOf(reader);
      expect(notifications[0]).toMatchObject({ jobId, kind: 'application', byName: 'Lee', read: false });
      expect((await app.mails(reader.email)).at(-1)?.text).toContain(jobId);
    }
    await done(award(owner, jobId));
    await app.settle();
    for (const reader of [installer, lee])
      expect((await notificationsOf(reader)).notifications[0]).toMatchObject({ jobId, kind: 'award', byName: null });
    expect((await notificationsOf(riley)).notifications[0].kind).toBe('application');
  });

  it('is marked as read separately by each person', async () => {
    await done(apply(lee, await postJob(riley)));
    await app.settle();
    const before = await unreadOf(owner);
    expect(before).toBeGreaterThan(0);
    await done(riley.post('/api/notifications/read-all', {}));
    expect([await unreadOf(owner), await unreadOf(riley)]).toEqual([before, 0]);
    const [newest] = (await notificationsOf(owner)).notifications;
    expect(outcome(await riley.post(`/api/notifications/${newest.id}/read`, {}))).toEqual([404, 'not_found']);
    await done(owner.post(`/api/notifications/${newest.id}/read`, {}));
    expect(await unreadOf(owner)).toBe(before - 1);
  });

  it('is muted separately by each person', async () => {
    const kim = await colleagueOf(app, owner, { name: 'Kim Low' });
    const muted = { bellPreferences: { application: false }, emailPreferences: { application: false } };
    await done(kim.put('/api/notifications/preferences', muted));
    const before = await unreadOf(owner);
    await done(apply(lee, await postJob(owner)));
    await app.settle();
    expect([await unreadOf(kim), await unreadOf(owner)]).toEqual([0, before + 1]);
    // Kim has received only one email, the invitation.
    expect(await app.mails(kim.email)).toHaveLength(1);
    await done(owner.delete(`/api/people/${kim.userId}`));
  });

  it('reaches a company with the most people in one transaction', async () => {
    const retailer = await app.retailer();
    const { data: company } = await rows().user.get({ userId: retailer.userId }).go();
    const ids = Array.from({ length: mostPeople }, () => randomUUID());
    for (const userId of ids)
      await rows()
        .user.create({
          ...company!,
          userId,
          email: `${userId}@example.com`,
          profileCompleted: false,
          companyId: retailer.userId,
          rank: 'coordinator',
          personName: 'Riley Chen',
          list2pk: `people-of#${retailer.userId}`,
          list2sk: `${company!.createdAt}#${userId}`,
        })
        .go();
    await rows().user.patch({ userId: retailer.userId }).set({ colleagues: mostPeople }).go();
    await done(apply(lee, await postJob(retailer)));
    await app.settle();
    const unread = await Promise.all(
      [retailer.userId, ...ids].map(
        async (userId) => (await rows().user.get({ userId }).go()).data?.unreadNotifications,
      ),
    );
    expect(unread).toEqual(Array.from({ length: mostPeople + 1 }, () => 1));
    for (const userId of ids) await rows().user.delete({ userId }).go();
  });
});
