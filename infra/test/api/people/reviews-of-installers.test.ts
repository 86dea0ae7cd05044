import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, pdf, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The reviews of a job with two installers: an administrator set it back to New after the first one was paid and reviewed. */

const app = startedApp();
let admin: Client;
let robin: Client;
let ada: Client;
let ben: Client;
let jobId: string;

const stars = (of: number) => ({ professionalism: of, workmanship: of, communication: of });
const ofRetailer = (of: number) => ({ jobOrganisation: of, communication: of, payment: of });

async function finish(installer: Client): Promise<void> {
  const remittanceUrl = await upload(robin, pdf('remittance'), 'application/pdf');
  for (const [who, path, body] of [
    [installer, `/api/jobs/${jobId}/start`, {}],
    [installer, `/api/jobs/${jobId}/complete`, {}],
    [installer, `/api/jobs/${jobId}/request-payment`, { requestedAmount: 900 }],
    [robin, `/api/payments/${jobId}/approve`, { remittanceUrl }],
  ] as const)
    expect([path, (await who.post(path, body)).status]).toEqual([path, 200]);
}

async function figuresOf(who: Client) {
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
  const { averageRating, reviewCount } = (await robin.get(`/api/public/installers/${who.userId}`)).body.installer;
  return [averageRating, reviewCount];
}
const listed = async (who: Client): Promise<{ id: string; review: string; toUserId: string }[]> =>
  (await who.get(`/api/jobs/${jobId}/reviews`)).body.reviews;
const textsAbout = async (who: Client): Promise<string[]> =>
  (await app.client().get(`/api/public/people/${who.userId}/reviews`)).body.reviews.map(
    ({ review }: { review: string }) => review,
  );

beforeAll(async () => {
  [admin, robin, ada, ben] = await Promise.all([app.admin(), app.retailer(), app.installer(), app.installer()]);
  jobId = await awardedJob(robin, ada, { requirements: [], priceExGst: 900 });
  await finish(ada);
  expect((await robin.post('/api/ratings', { jobId, ...stars(2), review: 'Ada was late' })).status).toBe(201);
  expect((await ada.post('/api/ratings', { jobId, ...ofRetailer(5), review: 'Paid at once' })).status).toBe(201);
  expect((await admin.patch(`/api/admin/jobs/${jobId}`, { status: 'posted' })).status).toBe(200);
  expect((await ben.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 7 })).status).toBe(201);
  expect((await robin.put(`/api/applications/${jobId}.${ben.userId}`, { status: 'accepted' })).status).toBe(200);
  await finish(ben);
});

describe('each installer of a job', () => {
  it('has a separate review, and the review of the first installer stays unchanged', async () => {
    const written = await robin.post('/api/ratings', {
      jobId,
      toUserId: ben.userId,
      ...stars(5),
      review: 'Ben was early',
    });
    expect([written.status, written.body.rating.toUserId]).toEqual([201, ben.userId]);
    expect((await robin.post('/api/ratings', { jobId, ...stars(1) })).status).toBe(409);
    const changed = await robin.put(`/api/ratings/${written.body.rating.id}`, {
      ...stars(4),
      review: 'Ben was on time',
    });
    expect(changed.body.rating).toMatchObject({ id: written.body.rating.id, review: 'Ben was on time', average: 4 });
    expect([await textsAbout(ada), await textsAbout(ben)]).toEqual([['Ada was late'], ['Ben was on time']]);
    expect([await figuresOf(ada), await figuresOf(ben)]).toEqual([
      [2, 1],
      [4, 1],
    ]);
  });

  it('sees the reviews between the retailer and themselves, and the retailer sees all of them', async () => {
    expect((await ben.post('/api/ratings', { jobId, ...ofRetailer(4), review: 'Good plans' })).status).toBe(201);
    const texts = async (who: Client) => (await listed(who)).map(({ review }) => review).sort();
    expect(await texts(ben)).toEqual(['Ben was on time', 'Good plans']);
    expect(await texts(robin)).toEqual(['Ada was late', 'Ben was on time', 'Good plans', 'Paid at once']);
  });

  it('has the first version of a review in the history, and the changed one', async () => {
    const { events } = (await robin.get(`/api/jobs/${jobId}/history`)).body;
    const kinds = events
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => kind.startsWith('review'))
      .sort();
    expect(kinds).toEqual(['reviewChanged', 'reviewed', 'reviewed', 'reviewed', 'reviewed']);
  });

  it('gets the same review as the answer to a repeat with the same idempotency key', async () => {
    const { id } = (await listed(robin)).find(({ toUserId }) => toUserId === ada.userId)!;
    const change = { ...stars(3), review: 'Ada was a little late' };
    const headers = { 'idempotency-key': 'review-of-ada' };
    const [first, again] = [
      await robin.request('PUT', `/api/ratings/${id}`, { body: change, headers }),
      await robin.request('PUT', `/api/ratings/${id}`, { body: change, headers }),
    ];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect([await figuresOf(ada), await figuresOf(ben)]).toEqual([
      [3, 1],
      [4, 1],
    ]);
  });

  it('reports exactly the review that the report names', async () => {
    const report = async (who: Client) => {
      const [{ createdAt }] = (await who.get(`/api/public/people/${who.userId}/reviews`)).body.reviews;
      const sent = { personId: who.userId, reviewWrittenAt: createdAt, reason: `Untrue about ${who.userId}` };
      expect((await who.post('/api/reports', sent)).status).toBe(204);
    };
    await report(ada);
    await report(ben);
    const { reports } = (await admin.get('/api/admin/reports')).body;
    expect(reports.map(({ review }: { review: { text: string } }) => review.text)).toEqual([
      'Ada was a little late',
      'Ben was on time',
    ]);
    const [, ofBen] = reports;
    const decided = await admin.post(`/api/admin/reports/${ofBen.id}/decision`, {
      version: ofBen.version,
      decision: 'remove',
      reason: 'It names a customer',
      reviewUpdatedAt: ofBen.review.updatedAt,
    });
    expect(decided.status).toBe(204);
    expect([await textsAbout(ada), await textsAbout(ben)]).toEqual([['Ada was a little late'], []]);
    expect([await figuresOf(ada), await figuresOf(ben)]).toEqual([
      [3, 1],
      [null, 0],
    ]);
  });
});
