import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  awardedJob,
  installerProfile,
  jobForm,
  pdf,
  png,
  postJob,
  retailerProfile,
  upload,
} from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { specifiedCalls } from '#shared/api/documents/specified-calls.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { password } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Sends every call that the specification lists, with its exact payload, and expects the listed keys in the answer. */

const app = startedApp();
let retailer: Client;
let installer: Client;
const done = new Set<string>();

beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});

/** The keys of an answer with one page of public jobs. */
const workPage = ['counts', 'hasPosition', 'jobs', 'nextCursor', 'sort', 'total'];

const keysOf = (body: unknown): string[] => Object.keys(body as object).sort();

async function call(
  who: Client,
  specified: (typeof specifiedCalls)[number],
  path: string,
  body: unknown,
  status: number,
  keys?: string[],
) {
  const [method = ''] = specified.split(' ');
  const answer = await who.request(method, path, body === undefined ? {} : { body });
  expect(`${specified} ${answer.status}`).toBe(`${specified} ${status}`);
  if (keys) expect(keysOf(answer.body)).toEqual(keys);
  done.add(specified);
  return answer.body;
}

describe('the calls that the specification lists', () => {
  it('accounts and sessions', async () => {
    const visitor = app.client();
    const email = 'listed@example.com';
    await call(visitor, 'POST /api/auth/register', '/api/auth/register', { email, password, role: 'retailer' }, 201, [
      'user',
    ]);
    await call(visitor, 'GET /api/auth/me', '/api/auth/me', undefined, 200, ['user']);
    await call(
      visitor,
      'POST /api/auth/change-password',
      '/api/auth/change-password',
      { currentPassword: password, newPassword: 'another good one' },
      204,
    );
    await call(visitor, 'POST /api/auth/logout', '/api/auth/logout', undefined, 204);
    await call(visitor, 'POST /api/auth/login', '/api/auth/login', { email, password: 'another good one' }, 200, [
      'user',
    ]);
  });

  it('the calls of a visitor', async () => {
    const visitor = app.client();
    await call(visitor, 'GET /api/config/google-maps', '/api/config/google-maps', undefined, 200, ['apiKey']);
    await call(visitor, 'GET /api/landing/stats', '/api/landing/stats', undefined, 200, [
      'activeInstallers',
      'availableJobs',
      'completedJobs',
    ]);
    await call(visitor, 'GET /api/landing/featured-jobs', '/api/landing/featured-jobs', undefined, 200, ['jobs']);
    const company = await call(
      visitor,
      'GET /api/public/company/{id}',
      `/api/public/company/${retailer.userId}`,
      undefined,
      200,
    );
    expect(company).toMatchObject({
      companyName: 'Bright Roofs Pty Ltd',
      logoUrl: null,
      website: 'https://brightroofs.example.com',
    });
    expect(keysOf(company)).toEqual(
      expect.arrayContaining([
        'companyName',
        'logoUrl',
        'companyBio',
        'contactEmail',
        'contactPhone',
        'website',
        'headquartersAddress',
        'createdAt',
      ]),
    );
  });

  it('profiles and the logo', async () => {
    const [newRetailer, newInstaller] = await Promise.all([app.register('retailer'), app.register('installer')]);
    await call(newRetailer, 'POST /api/profile/retailer', '/api/profile/retailer', retailerProfile(), 201, ['profile']);
    await call(
      newRetailer,
      'PUT /api/profile/retailer',
      '/api/profile/retailer',
      retailerProfile({ companyBio: 'New' }),
      200,
      ['profile'],
    );
    await call(newInstaller, 'POST /api/profile/installer', '/api/profile/installer', installerProfile(), 201, [
      'profile',
    ]);
    await call(newInstaller, 'GET /api/profile', '/api/profile', undefined, 200, ['profile']);
    await call(retailer, 'GET /api/installers', '/api/installers', undefined, 200, [
      'installers',
      'nextCursor',
      'total',
    ]);
    await call(retailer, 'GET /api/installers/{id}', `/api/installers/${installer.userId}`, undefined, 200, [
      'installer',
    ]);
    await call(installer, 'GET /api/retailers/{id}', `/api/retailers/${retailer.userId}`, undefined, 200, ['retailer']);
    const issued = await call(newRetailer, 'POST /api/objects/upload', '/api/objects/upload', undefined, 200, [
      'objectKey',
      'uploadURL',
    ]);
    const logo = png('logo', 200);
    const sent = await fetch(issued.uploadURL, {
      method: 'PUT',
      body: new Uint8Array(logo),
      headers: { 'content-type': 'image/png' },
    });
    expect(sent.status).toBe(200);
    const [logoURL] = issued.uploadURL.split('?');
    await call(newRetailer, 'PUT /api/retailer/logo', '/api/retailer/logo', { logoURL }, 200, ['objectPath']);
  });

  it('files', async () => {
    const objectKey = await upload(retailer, png('detail'), 'image/png');
    const { normalizedPath } = await call(
      retailer,
      'POST /api/objects/finalize',
      '/api/objects/finalize',
      { objectKey, visibility: 'private' },
      200,
      ['normalizedPath'],
    );
    await call(
      retailer,
      'POST /api/objects/set-acl',
      '/api/objects/set-acl',
      { objectPath: normalizedPath, visibility: 'private' },
      200,
    );
    await call(retailer, 'GET /api/objects/{objectKey}', `/api/objects/${objectKey}`, undefined, 302);
  });

  it('a job from the form to the share link', async () => {
    const created = await call(
      retailer,
      'POST /api/jobs',
      '/api/jobs',
      { ...jobForm(), pvSizeKw: 6.6, location: jobForm().address, amount: 4200.5 },
      201,
      ['job'],
    );
    const path = `/api/jobs/${created.job.id}`;
    await call(retailer, 'PUT /api/jobs/{id}', path, jobForm({ notes: 'New notes' }), 200);
    await call(retailer, 'GET /api/jobs/{id}', path, undefined, 200, ['job']);
    await call(retailer, 'GET /api/jobs/retailer', '/api/jobs/retailer', undefined, 200, ['jobs', 'nextCursor']);
    await call(installer, 'GET /api/jobs/public', '/api/jobs/public', undefined, 200, workPage);
    const { shareToken } = await call(retailer, 'POST /api/jobs/{id}/share', `${path}/share`, {}, 200, ['shareToken']);
    await call(app.client(), 'GET /api/jobs/shared/{shareToken}', `/api/jobs/shared/${shareToken}`, undefined, 200, [
      'job',
      'retailerProfile',
    ]);
    await call(installer, 'GET /api/jobs/{id}/requirements', `${path}/requirements`, undefined, 200, [
      'nextCursor',
      'requirements',
    ]);
    await call(retailer, 'DELETE /api/jobs/{id}', path, undefined, 204);
  });

  it('invitations and acceptance', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    expect((await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId] })).status).toBe(201);
    await call(retailer, 'GET /api/jobs/{id}/invites', `/api/jobs/${jobId}/invites`, undefined, 200, [
      'invites',
      'nextCursor',
    ]);
    await call(installer, 'POST /api/jobs/{id}/accept', `/api/jobs/${jobId}/accept`, undefined, 200);
    await call(retailer, 'POST /api/jobs/{id}/unassign', `/api/jobs/${jobId}/unassign`, {}, 200);
  });

  it('applications', async () => {
    const jobId = await postJob(retailer);
    await call(
      installer,
      'POST /api/jobs/{id}/apply',
      `/api/jobs/${jobId}/apply`,
      { message: 'Hello', leadTimeDays: 3 },
      201,
    );
    const { applications } = await call(
      retailer,
      'GET /api/jobs/{id}/applications',
      `/api/jobs/${jobId}/applications`,
      undefined,
      200,
      ['applications', 'nextCursor'],
    );
    expect(applications[0]).toMatchObject({
      companyName: 'Sunny Side Electrical',
      contactName: 'Sam Sunny',
      location: 'Blacktown NSW 2148',
      leadTimeDays: 3,
    });
    const mine = await call(
      installer,
      'GET /api/applications/installer',
      '/api/applications/installer',
      undefined,
      200,
      ['applications', 'nextCursor'],
    );
    expect(mine.applications[0].jobId).toBe(jobId);
    await call(
      retailer,
      'PUT /api/applications/{id}',
      `/api/applications/${applications[0].id}`,
      { status: 'rejected' },
      200,
    );
  });

  it('the work, the payment and the reviews', async () => {
    const jobId = await awardedJob(retailer, installer);
    const path = `/api/jobs/${jobId}`;
    const installationDate = daysAfter(new Date(), 3);
    await call(retailer, 'POST /api/jobs/{id}/schedule', `${path}/schedule`, { installationDate }, 200);
    await call(installer, 'POST /api/jobs/{id}/start', `${path}/start`, undefined, 200);
    await call(installer, 'POST /api/jobs/{id}/progress', `${path}/progress`, undefined, 200);
    const { requirements } = (await installer.get(`${path}/requirements`)).body;
    for (const { id, type } of requirements) {
      const fileUrl = type === 'checkbox' ? undefined : await upload(installer, pdf(id), 'application/pdf');
      const body = fileUrl ? { completed: true, fileUrl } : { completed: true };
      await call(
        installer,
        'PATCH /api/requirements/{requirementId}/complete',
        `/api/requirements/${id}/complete`,
        body,
        200,
      );
    }
    await call(installer, 'POST /api/jobs/{id}/complete', `${path}/complete`, {}, 200);
    await call(installer, 'GET /api/jobs/installer', '/api/jobs/installer', undefined, 200, ['jobs', 'nextCursor']);
    await call(
      installer,
      'POST /api/jobs/{id}/request-payment',
      `${path}/request-payment`,
      { requestedAmount: 4200.5, changeDescription: '' },
      200,
    );
    await call(retailer, 'GET /api/payments/{id}', `/api/payments/${jobId}`, undefined, 200, ['payment']);
    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    await call(retailer, 'POST /api/payments/{id}/approve', `/api/payments/${jobId}/approve`, { remittanceUrl }, 200);
    await call(installer, 'GET /api/payments/{id}/remittance', `/api/payments/${jobId}/remittance`, undefined, 302);
    const review = {
      jobId,
      fromUserId: retailer.userId,
      toUserId: installer.userId,
      reviewerRole: 'retailer',
      professionalism: 5,
      communication: 4,
      workmanship: 4,
      review: 'Good',
    };
    const { rating } = await call(retailer, 'POST /api/ratings', '/api/ratings', review, 201);
    await call(
      retailer,
      'PUT /api/ratings/{id}',
      `/api/ratings/${rating.id}`,
      { jobId, professionalism: 5, communication: 5, workmanship: 4, review: 'Very good' },
      200,
    );
    await call(retailer, 'GET /api/jobs/{id}/reviews', `${path}/reviews`, undefined, 200, ['nextCursor', 'reviews']);
    const second = await finishedJob();
    await call(retailer, 'PUT /api/jobs/{id}/status', `/api/jobs/${second}/status`, { status: 'archived' }, 200);
    await call(retailer, 'GET /api/dashboard/retailer/stats', '/api/dashboard/retailer/stats', undefined, 200);
    const stats = await call(
      installer,
      'GET /api/dashboard/installer/stats',
      '/api/dashboard/installer/stats',
      undefined,
      200,
    );
    expect(stats).toHaveProperty('averageRating');
  });

  it('are all tested here, except those of administration', () => {
    const absent = specifiedCalls.filter((each) => !done.has(each));
    expect(absent.filter((each) => !each.includes('/api/admin/'))).toEqual([]);
  });
});

/** Creates a paid job without requirements, and returns its id. */
async function finishedJob(): Promise<string> {
  const jobId = await awardedJob(retailer, installer, { requirements: [] });
  await installer.post(`/api/jobs/${jobId}/start`);
  await installer.post(`/api/jobs/${jobId}/complete`, {});
  await installer.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 });
  const remittanceUrl = await upload(retailer, pdf(jobId), 'application/pdf');
  const paid = await retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl });
  expect(paid.status).toBe(200);
  return jobId;
}
