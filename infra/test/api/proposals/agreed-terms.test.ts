import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Each agreement names the version of the terms that the person saw, and is refused if the terms have changed. */

const app = startedApp();
let retailer: Client;
let ann: Client;
let bob: Client;
let jobId: string;
beforeAll(async () => {
  [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

const job = async (who: Client): Promise<Json> => (await who.get(`/api/jobs/${jobId}`)).body.job;
const seenBy = async (who: Client): Promise<number> => (await job(who)).termsVersion;
const edit = async (changes: Record<string, unknown>) => {
  expect((await retailer.put(`/api/jobs/${jobId}`, jobForm(changes))).status).toBe(200);
};
const apply = (who: Client, body: object = {}) => who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3, ...body });
const decide = (who: Client, body: object) => retailer.put(`/api/applications/${jobId}.${who.userId}`, body);
const award = (who: Client) => decide(who, { status: 'accepted' });
const invite = async (...people: Client[]) => {
  const installerIds = people.map(({ userId }) => userId);
  expect((await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds })).status).toBe(201);
};
const answer = (who: Client, body: object) => who.post(`/api/invites/${jobId}.${who.userId}/respond`, body);
const applicantsOf = async (): Promise<Json[]> =>
  (await retailer.get(`/api/jobs/${jobId}/applications`)).body.applications;
const dearer = { field: 'priceExGst', label: 'Price ex GST', from: 4_200.5, to: 1 };

async function expectSound(): Promise<void> {
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
}

describe('a job whose price has changed since it was opened', () => {
  const link = async (): Promise<string> => (await retailer.post(`/api/jobs/${jobId}/share`)).body.shareToken;
  const ways: [string, boolean, (version: number | undefined, token: string) => Promise<Json>][] = [
    ['accepting an invitation', false, (termsVersion) => answer(ann, { status: 'accepted', termsVersion })],
    ['accepting an invited job', false, (termsVersion) => ann.post(`/api/jobs/${jobId}/accept`, { termsVersion })],
    [
      'accepting by link',
      true,
      (termsVersion, shareToken) => ann.post(`/api/jobs/${jobId}/accept`, { shareToken, termsVersion }),
    ],
    ['applying', true, (termsVersion) => apply(ann, { termsVersion })],
  ];

  it.each(ways)(
    '%s is refused with the changes, and the second try succeeds on the new terms',
    async (_, isPublic, act) => {
      jobId = await postJob(retailer, { isPublic });
      const token = await link();
      if (!isPublic) await invite(ann);
      const seen = await seenBy(ann);
      await edit({ isPublic, priceExGst: 1 });
      const before = await job(retailer);

      const refused = await act(seen, token);
      expect([refused.status, refused.body.code]).toEqual([409, 'terms_changed']);
      expect(refused.body.changes).toEqual([dearer]);
      expect(await job(retailer)).toEqual(before);

      const done = await act(refused.body.version, token);
      expect(done.status).toBeLessThan(300);
      await expectSound();
    },
  );

  it.each(ways)('%s without a version of the terms means the present terms', async (_, isPublic, act) => {
    jobId = await postJob(retailer, { isPublic });
    const token = await link();
    if (!isPublic) await invite(ann);
    await edit({ isPublic, priceExGst: 1 });
    expect((await act(undefined, token)).status).toBeLessThan(300);
  });

  it('cannot be applied for with an unknown version of the terms', async () => {
    jobId = await postJob(retailer);
    const refused = await apply(ann, { termsVersion: 9 });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['termsVersion']]);
    expect((await apply(ann, { termsVersion: 0 })).status).toBe(422);
    expect(await applicantsOf()).toEqual([]);
  });

  it('is awarded only on the terms that the owner saw', async () => {
    jobId = await postJob(retailer);
    await apply(ann);
    const seen = await seenBy(retailer);
    const admin = await app.admin();
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { priceExGst: 1 })).status).toBe(200);
    const refused = await decide(ann, { status: 'accepted', termsVersion: seen });
    expect([refused.status, refused.body.code, refused.body.changes]).toEqual([409, 'terms_changed', [dearer]]);
    expect((await job(ann)).status).toBe('posted');
    expect((await applicantsOf())[0].awaitsConfirmation).toBe(false);
  });

  it('keeps its version when no term changes, and while it is a draft', async () => {
    jobId = await postJob(retailer, { status: 'draft' });
    await edit({ status: 'draft', priceExGst: 7 });
    await edit({ notes: 'The gate is open.' });
    await edit({ notes: 'The gate is closed.', title: 'A roof' });
    expect(await seenBy(ann)).toBe(1);
    await edit({ panelQty: 30 });
    expect(await seenBy(ann)).toBe(2);
  });

  it('lists every changed term with both values', async () => {
    jobId = await postJob(retailer);
    await edit({
      address: '9 Hill Street, Castle Hill NSW 2154',
      preferredWeek: '2027-02-01',
      requirements: [{ label: 'Photo of the meter', type: 'photo', required: true }],
    });
    const { changes } = (await apply(ann, { termsVersion: 1 })).body;
    expect(changes.map(({ field }: Json) => field)).toEqual(['address', 'preferredWeek', 'requirements']);
    expect(changes[0].to).toBe('9 Hill Street, Castle Hill NSW 2154');
    expect(changes[2].to).toEqual([{ label: 'Photo of the meter', type: 'photo', required: true }]);
  });
});

describe('an application on earlier terms', () => {
  beforeEach(async () => {
    jobId = await postJob(retailer);
    expect((await apply(ann)).status).toBe(201);
    expect((await apply(bob)).status).toBe(201);
    await edit({ priceExGst: 1 });
  });
  const tabs = async (who: Client): Promise<Json> => (await who.get('/api/dashboard/installer/stats')).body.tabs;

  it('shows the owner and the applicant the changes since', async () => {
    expect((await applicantsOf()).map(({ changes }) => changes)).toEqual([[dearer], [dearer]]);
    expect((await job(ann)).viewer.application.changes).toEqual([dearer]);
    await expectSound();
  });

  it('is not bound by the award: the installer gets an offer, and has the job after confirming the new terms', async () => {
    const before = await tabs(ann);
    expect((await award(ann)).body.application.status).toBe('applied');
    expect((await award(ann)).status).toBe(200);
    expect(await job(retailer)).toMatchObject({ status: 'posted', assignedInstallerId: null });
    expect((await applicantsOf()).find(({ installerId }) => installerId === ann.userId)).toMatchObject({
      awaitsConfirmation: true,
      changes: [dearer],
    });
    expect(await job(ann)).toMatchObject({ status: 'offered', viewer: { invite: { isForApplication: true } } });
    expect((await tabs(ann)).offered).toBe(before.offered + 1);
    await expectSound();

    const confirmed = await ann.post(`/api/jobs/${jobId}/accept`, { termsVersion: await seenBy(ann) });
    expect(confirmed.body.job).toMatchObject({ status: 'accepted', agreedPrice: 1 });
    expect((await applicantsOf()).find(({ installerId }) => installerId === ann.userId).status).toBe('accepted');
    await expectSound();
    expect((await job(retailer)).assignedInstallerId).toBe(ann.userId);
  });

  it('is withdrawn when its installer declines the offer, and the installer may apply again', async () => {
    await award(ann);
    expect((await answer(ann, { status: 'declined' })).status).toBe(200);
    expect((await applicantsOf()).map(({ installerId }) => installerId)).toEqual([bob.userId]);
    expect((await retailer.get(`/api/jobs/${jobId}/invites`)).body.invites).toEqual([]);
    expect((await job(retailer)).inviteCounts).toEqual({ pending: 0, accepted: 0, declined: 0 });
    await expectSound();
    expect((await apply(ann)).status).toBe(201);
    expect((await award(ann)).body.application.status).toBe('accepted');
    await expectSound();
  });

  it.each([
    ['withdrawn', () => ann.post(`/api/applications/${jobId}.${ann.userId}/withdraw`)],
    ['rejected', () => decide(ann, { status: 'rejected' })],
  ])('ends together with its offer when it is %s', async (_, end) => {
    await award(ann);
    expect((await end()).status).toBeLessThan(300);
    expect((await ann.post(`/api/jobs/${jobId}/accept`)).status).toBe(403);
    expect((await ann.get('/api/invites')).body.invites.filter((each: Json) => each.jobId === jobId)).toEqual([]);
    await expectSound();
  });

  it('is open again when the owner first rejects and then accepts it', async () => {
    await decide(ann, { status: 'rejected' });
    expect((await award(ann)).body.application).toMatchObject({ status: 'applied', installerId: ann.userId });
    expect((await job(retailer)).applicationCount).toBe(2);
    expect((await job(ann)).viewer.application.status).toBe('applied');
    await expectSound();
    expect((await answer(ann, { status: 'declined' })).status).toBe(200);
    expect((await job(retailer)).applicationCount).toBe(1);
    await expectSound();
  });

  it('can get another offer once its offer has expired, even before the sweep', async () => {
    await award(ann);
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    await rows().invite.patch({ jobId, installerId: ann.userId }).set({ expiresAt }).go();
    const awaits = async () =>
      (await applicantsOf()).find(({ installerId }) => installerId === ann.userId).awaitsConfirmation;
    expect(await awaits()).toBe(false);
    expect((await award(ann)).status).toBe(200);
    expect(await awaits()).toBe(true);
    expect((await ann.post(`/api/jobs/${jobId}/accept`)).status).toBe(200);
    await expectSound();
  });

  it('loses its offer when another installer is awarded the job', async () => {
    await award(ann);
    const cara = await app.installer();
    await apply(cara);
    expect((await award(cara)).body.application.status).toBe('accepted');
    await app.settle();
    expect((await answer(ann, { status: 'accepted' })).status).toBe(409);
    await expectSound();
  });

  it('is on the present terms again after the change is reversed', async () => {
    await edit({});
    expect((await job(ann)).viewer.application.changes).toEqual([]);
    expect((await award(ann)).body.application.status).toBe('accepted');
    await expectSound();
  });
});
