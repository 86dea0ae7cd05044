import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, pdf, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp({ limits: { report: { perAccount: 4, windowSeconds: 86_400 } } });
let admin: Client;
let other: Client;
let robin: Client;
let sam: Client;
let jobId: string;

beforeAll(async () => {
  [admin, other, robin, sam] = await Promise.all([
    app.admin(),
    app.admin(),
    app.retailer({ companyName: 'Bright Roofs' }),
    app.installer({ companyName: 'Sunny Side' }),
  ]);
  jobId = await awardedJob(robin, sam, { requirements: [], priceExGst: 1 });
  const remittanceUrl = await upload(robin, pdf('remittance'), 'application/pdf');
  await sam.post(`/api/jobs/${jobId}/start`, {});
  await sam.post(`/api/jobs/${jobId}/complete`, {});
  await sam.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 1 });
  await robin.post(`/api/payments/${jobId}/approve`, { remittanceUrl });
  await robin.post('/api/ratings', { jobId, ...stars(2), review: 'Drunk on the roof' });
  await app.settle();
});

const stars = (of: number) => ({ professionalism: of, workmanship: of, communication: of });
const reviewsOf = async (who: Client = app.client()) =>
  (await who.get(`/api/public/people/${sam.userId}/reviews`)).body.reviews;
const reports = async () => (await admin.get('/api/admin/reports')).body.reports;
const report = async (who: Client, reason: string) => {
  const [{ createdAt }] = await reviewsOf();
  return who.post('/api/reports', { personId: sam.userId, reviewWrittenAt: createdAt, reason });
};
interface Seen {
  id: string;
  version: number;
  review: { updatedAt: string } | null;
}
const decide = async (who: Client, seen: Seen, decision: string, reason = 'We asked both') => {
  const body = { version: seen.version, decision, reason, reviewUpdatedAt: seen.review?.updatedAt };
  const answer = await who.post(`/api/admin/reports/${seen.id}/decision`, body);
  await app.settle();
  return answer;
};
const bellOf = async (who: Client): Promise<string[]> =>
  (await who.get('/api/notifications')).body.notifications
    .filter(({ kind }: { kind: string }) => kind === 'report')
    .map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`);
const figures = async () => {
  const { averageRating, reviewCount } = (await robin.get(`/api/public/installers/${sam.userId}`)).body.installer;
  return [averageRating, reviewCount];
};

describe('a review that is reported', () => {
  it('is in the queue with each reporter and their reason, once for each person', async () => {
    expect((await report(sam, 'I have never met them')).status).toBe(204);
    const again = await report(sam, 'I have really never met them');
    expect([again.status, again.body.code]).toEqual([409, 'already_exists']);
    expect((await report(robin, 'Mine')).body.code).toBe('wrong_state');
    expect(await reports()).toMatchObject([
      {
        kind: 'review',
        companyName: 'Bright Roofs',
        review: { text: 'Drunk on the roof', about: 'Sunny Side', average: 2 },
        complaints: [{ by: 'Sunny Side', reason: 'I have never met them' }],
      },
    ]);
  });

  it('stays if an administrator keeps it, the reporter is notified, and another report opens the case again', async () => {
    const [seen] = await reports();
    expect((await decide(admin, seen, 'keep')).status).toBe(204);
    expect([await reports(), await figures()]).toEqual([[], [2, 1]]);
    expect(await bellOf(sam)).toEqual([expect.stringMatching(/^Your report: .* decided not to remove it\.$/)]);
    expect(await bellOf(robin)).toEqual([]);
    expect((await report(await app.installer(), 'It is a lie')).status).toBe(204);
    expect(await reports()).toMatchObject([{ complaints: [{}, { reason: 'It is a lie' }] }]);
  });

  it('cannot be decided by an administrator who has not seen its latest state', async () => {
    const [seen] = await reports();
    await report(await app.retailer(), 'Also a lie');
    expect((await decide(admin, seen, 'remove')).body.message).toMatch(/^Someone else has reported this since/);
    const [now] = await reports();
    await robin.put(`/api/ratings/${jobId}.${robin.userId}`, { ...stars(1), review: 'Drunk again' });
    expect((await decide(admin, now, 'remove')).body.message).toMatch(/^The author has changed this review since/);
    expect(await figures()).toEqual([1, 1]);
  });

  it('is removed by the first of two administrators, and the second reads that it is decided', async () => {
    const [seen] = await reports();
    const answers = await Promise.all([decide(admin, seen, 'remove'), decide(other, seen, 'remove')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { message } = answers.find(({ status }) => status === 409)?.body ?? {};
    expect(message).toMatch(/ has already decided this report: removed\. Nothing was changed\.$/);
    expect([await reviewsOf(), await figures()]).toEqual([[], [null, 0]]);
    expect(await bellOf(robin)).toEqual(['Your review was removed: We asked both']);
    expect(await bellOf(sam)).toHaveLength(1);
    expect((await admin.get(`/api/admin/acts?about=${robin.userId}`)).body.acts[0]).toMatchObject({
      action: 'decideReport',
      changes: [
        { field: 'decision', to: 'remove' },
        { field: 'reason', to: 'We asked both' },
        { field: 'review', from: 'Drunk again', to: null },
      ],
    });
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('is visible only to its author once it is removed, who can neither change it nor write a new one', async () => {
    const path = `/api/jobs/${jobId}/reviews`;
    expect((await sam.get(path)).body.reviews).toEqual([]);
    expect((await robin.get(path)).body.reviews).toMatchObject([{ removedAt: expect.any(String) }]);
    const change = await robin.put(`/api/ratings/${jobId}.${robin.userId}`, { ...stars(1), review: 'Again' });
    const anew = await robin.post('/api/ratings', { jobId, ...stars(1) });
    for (const { body } of [change, anew])
      expect([body.code, body.message]).toEqual(['wrong_state', expect.stringMatching(/has removed your review/)]);
    expect(await figures()).toEqual([null, 0]);
  });
});

describe('a profile that is reported', () => {
  it('is suspended with its account, and the audit has the decision and the suspension', async () => {
    const quagga = await app.retailer({ companyName: 'Quagga Solar' });
    expect((await sam.post('/api/reports', { personId: quagga.userId, reason: 'Not their name' })).status).toBe(204);
    const [seen] = await reports();
    expect(seen).toMatchObject({ kind: 'profile', companyName: 'Quagga Solar', review: null });
    expect((await decide(admin, seen, 'remove')).status).toBe(204);
    expect((await quagga.get('/api/profile')).body.code).toBe('suspended');
    expect(await bellOf(sam)).toContain('Your report: The account that you reported was suspended.');
    const { acts } = (await admin.get(`/api/admin/acts?about=${quagga.userId}`)).body;
    expect(acts.map(({ action }: { action: string }) => action).sort()).toEqual(['decideReport', 'suspend']);
    expect((await sam.post('/api/reports', { personId: quagga.userId, reason: 'Again' })).status).toBe(404);
  });

  it('must be visible to the reporter', async () => {
    const hidden = await app.installer({ profileVisibility: 'private' });
    expect((await robin.post('/api/reports', { personId: hidden.userId, reason: 'Rude' })).status).toBe(404);
  });

  it("cannot be the reporter's own, needs a reason, and a user can report only a few a day", async () => {
    const fresh = await app.installer();
    const send = (personId: string, reason: string) => fresh.post('/api/reports', { personId, reason });
    expect((await send(fresh.userId, 'Me')).body.code).toBe('wrong_state');
    expect((await send(robin.userId, ' ')).body.fields).toEqual({ reason: 'Please say why' });
    for (const status of [204, 409]) expect((await send(robin.userId, 'Rude')).status).toBe(status);
    expect((await send(sam.userId, 'Rude')).status).toBe(204);
    expect((await send(admin.userId, 'Rude')).status).toBe(429);
  });
});
