import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { carryOut } from '#functions/core/follow-ups/carry-out.ts';
import { documents } from '#functions/data/client.ts';
import { commit } from '#functions/data/commit.ts';
import { outboxLists } from '#functions/data/entities/running/outbox-entity.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import { rows } from '#functions/data/service.ts';
import { newId } from '#functions/new-id.ts';
import { jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The applicants and invited installers are notified when the terms of a job change. */

const app = startedApp();
let retailer: Client;
let ann: Client;
let bob: Client;
let jobId: string;
let release = () => {};
beforeAll(async () => {
  [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});
beforeEach(async () => {
  jobId = await postJob(retailer);
  await Promise.all([ann, bob].map((who) => who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 })));
  await app.settle();
});
afterEach(() => release());

const edit = async (changes: Record<string, unknown>) => {
  expect((await retailer.put(`/api/jobs/${jobId}`, jobForm(changes))).status).toBe(200);
};
const decide = (who: Client, status: string) => retailer.put(`/api/applications/${jobId}.${who.userId}`, { status });
async function toldTo(who: Client): Promise<string[]> {
  await app.settle();
  const { body } = await who.get('/api/notifications');
  const about = body.notifications.filter((each: Json) => each.jobId === jobId && each.title.startsWith('Job changed'));
  return about.map((each: Json) => each.text);
}
const dearer = 'The price has changed from $4,200.50 to $5,000.00.';
const system = 'Also changed: preferred week and number of panels.';
const requirements = 'Also changed: requirements.';
const elsewhere = 'The address of the site has changed.';

describe('an edit of a posted job', () => {
  it.each([
    ['of the price', { priceExGst: 5_000 }, [dearer]],
    ['of the site', { address: '9 Hill Street, Castle Hill NSW 2154' }, [elsewhere]],
    ['of both', { priceExGst: 5_000, address: '9 Hill Street, Castle Hill NSW 2154' }, [`${dearer} ${elsewhere}`]],
    ['of the system and the wanted week', { panelQty: 20, preferredWeek: '2027-02-01' }, [system]],
    ['of the requirements', { requirements: [{ label: 'Photo of the meter', type: 'photo' }] }, [requirements]],
    ['of what is no term', { notes: 'The dog has moved out.', title: 'A roof', isPublic: false }, []],
    ['of nothing', {}, []],
  ])('%s is reported to each applicant, by email too, and to no one else', async (_, changes, texts) => {
    const mails = (await app.mails(ann.email)).length;
    await edit(changes);
    expect(await toldTo(ann)).toEqual(texts);
    expect(await toldTo(bob)).toEqual(texts);
    expect(await toldTo(retailer)).toEqual([]);
    expect((await app.mails(ann.email)).length - mails).toBe(texts.length);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('is reported once per edit, in the order of the edits', async () => {
    await edit({ priceExGst: 5_000 });
    await edit({ priceExGst: 4_200.5 });
    expect(await toldTo(ann)).toEqual(['The price has changed from $5,000.00 to $4,200.50.', dearer]);
  });

  it('is not reported to an applicant who was turned down or withdrew', async () => {
    await decide(ann, 'rejected');
    await bob.post(`/api/applications/${jobId}.${bob.userId}/withdraw`);
    await edit({ priceExGst: 5_000 });
    expect([await toldTo(ann), await toldTo(bob)]).toEqual([[], []]);
  });

  it('is reported to applicants whose application an award had closed, even before it is reopened', async () => {
    await decide(ann, 'accepted');
    await app.settle();
    release = app.hold();
    await retailer.post(`/api/jobs/${jobId}/unassign`);
    await edit({ priceExGst: 5_000 });
    release();
    expect([await toldTo(ann), await toldTo(bob)]).toEqual([[], [dearer]]);
  });

  it('is reported only to the winner, if the award comes before the follow-up work', async () => {
    release = app.hold();
    await edit({ priceExGst: 5_000 });
    await decide(ann, 'accepted');
    expect((await ann.post(`/api/jobs/${jobId}/accept`)).status).toBe(200);
    release();
    expect([await toldTo(ann), await toldTo(bob)]).toEqual([[dearer], []]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('is reported to invited installers, and once to one who has also applied', async () => {
    const cara = await app.installer();
    await edit({ isPublic: false });
    const installerIds = [ann.userId, cara.userId];
    expect((await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds })).status).toBe(201);
    await app.settle();
    await edit({ isPublic: false, priceExGst: 5_000 });
    expect([await toldTo(ann), await toldTo(bob), await toldTo(cara)]).toEqual([[dearer], [dearer], [dearer]]);
  });

  it('by an administrator after the award is reported to the installer, with the agreed price, which stays', async () => {
    await decide(ann, 'accepted');
    const admin = await app.admin();
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { priceExGst: 5_000 })).status).toBe(200);
    expect(await toldTo(ann)).toEqual([`${dearer} The agreed price stays $4,200.50.`]);
  });

  it('notifies no one and leaves no row if the job is deleted before the follow-up work', async () => {
    release = app.hold();
    await edit({ priceExGst: 5_000 });
    await retailer.delete(`/api/jobs/${jobId}`);
    release();
    expect(await toldTo(ann)).toEqual([]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('notifying the applicants of a change', () => {
  const waiting = async (): Promise<string[]> => {
    const { data } = await rows().outbox.query.waiting({ list1pk: outboxLists.outbox() }).go({ pages: 'all' });
    return data.map((row) => row.outboxId);
  };

  it('reaches each of them once, even if it runs several times at once, and by email only if notifications are off', async () => {
    await bob.put('/api/notifications/preferences', { bellPreferences: { application: false } });
    const mailed = async () => Promise.all([ann, bob].map(async (who) => (await app.mails(who.email)).length));
    const before = await mailed();
    const now = new Date();
    const followUp = {
      kind: 'tellApplicants',
      jobId,
      changeId: newId(now),
      at: now.toISOString(),
      text: dearer,
    } as const;
    release = app.hold();
    await commit([...outboxWrite({ followUp }, now), ...outboxWrite({ followUp }, now)]);
    for (const id of await waiting()) await Promise.all([carryOut(id, now), carryOut(id, now)]);
    for (const id of await waiting()) await Promise.all([carryOut(id, now), carryOut(id, now)]);
    release();
    expect([await toldTo(ann), await toldTo(bob)]).toEqual([[dearer], []]);
    expect(await mailed()).toEqual(before.map((count) => count + 1));
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
    await bob.put('/api/notifications/preferences', { bellPreferences: { application: true } });
  });

  it('reaches a large number of them, each once', async () => {
    const crowd = await Promise.all(Array.from({ length: 40 }, () => app.register('installer')));
    const at = new Date().toISOString();
    const rowOf = ({ userId }: Client) =>
      ({
        jobId,
        installerId: userId,
        status: 'applied',
        message: '',
        leadTimeDays: 3,
        termsVersion: 1,
        createdAt: at,
      }) as const;
    await Promise.all(crowd.map((who) => rows().application.put(rowOf(who)).go()));
    await edit({ priceExGst: 5_000 });
    const told = await Promise.all(crowd.map(toldTo));
    expect(told).toEqual(crowd.map(() => [dearer]));
  });
});
