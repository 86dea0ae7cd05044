import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { awardedJob, installerProfile, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { emptyOf } from '#shared/api/fields/described-fields.ts';
import { installerPageFields } from '#shared/api/fields/installer-description.ts';
import { exampleRetailer } from '#shared/api/fields/profile-examples.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

const canary = {
  abn: '99887766554',
  saa: 'SAA-CANARY-424242',
  installerPhone: '0477 000 111 canary',
  installerContact: 'Ivy Canary',
  retailerContact: 'Rita Canary',
};

const app = startedApp();
let owner: Client;
let otherRetailer: Client;
let otherInstaller: Client;
let admin: Client;
let open: Client;
let hidden: Client;

beforeAll(async () => {
  owner = await app.retailer({ abnNumber: canary.abn, contactName: canary.retailerContact });
  otherRetailer = await app.retailer();
  otherInstaller = await app.installer();
  admin = await app.admin();
  const contact = { saaNumber: canary.saa, contactPhone: canary.installerPhone, contactName: canary.installerContact };
  open = await app.installer(contact);
  hidden = await app.installer({ ...contact, profileVisibility: 'private' });
});

const withoutRequest = ({ status, body: { requestId: _, ...body } }: TestAnswer) => ({ status, body });
const suspend = (client: Client, suspended: boolean) =>
  rows().user.patch({ userId: client.userId }).set({ suspended }).go();

describe('an installer', () => {
  const path = ({ userId }: { userId: string }) => `/api/installers/${userId}`;
  const unregistered = { userId: randomUUID() };

  it('is shown to unknown retailers without phone and SAA number', async () => {
    const { status, body } = await otherRetailer.get(path(open));
    expect(status).toBe(200);
    const { saaNumber: _, profileVisibility: __, contactPhone: ___, ...shown } = installerProfile();
    expect(body.installer).toEqual({
      ...emptyOf(installerPageFields),
      ...shown,
      contactName: canary.installerContact,
      id: open.userId,
      userId: open.userId,
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      verifiedAt: null,
      averageRating: null,
      reviewCount: 0,
      completedJobs: 0,
      responseHours: null,
      responseRate: null,
      createdAt: expect.any(String),
    });
  });

  it('is not shown to other installers or to visitors', async () => {
    for (const target of [open, hidden, unregistered]) {
      expect(outcome(await otherInstaller.get(path(target)))).toEqual([403, 'forbidden']);
      expect(outcome(await app.client().get(path(target)))).toEqual([401, 'unauthenticated']);
    }
  });

  it('sees their own profile, private or not, and so does an administrator', async () => {
    for (const viewer of [hidden, admin]) {
      const { status, body } = await viewer.get(path(hidden));
      expect([status, body.installer.contactPhone]).toEqual([200, canary.installerPhone]);
    }
  });

  it('who is private gets a retailer the same answer as one who does not exist', async () => {
    const absent = withoutRequest(await otherRetailer.get(path(unregistered)));
    expect(absent).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(withoutRequest(await otherRetailer.get(path(hidden)))).toEqual(absent);
    expect(withoutRequest(await otherRetailer.get(path(owner)))).toEqual(absent);
    expect(withoutRequest(await otherRetailer.get('/api/installers/not-an-id'))).toEqual(absent);
    expect(withoutRequest(await otherRetailer.get('/api/installers/..%2fprofile'))).toEqual(absent);
  });

  it('who is private is shown to the retailer to whose job they applied, and to no other', async () => {
    const applicant = await app.installer({ profileVisibility: 'private' });
    const retailer = await app.retailer();
    const jobId = await postJob(retailer);
    expect((await retailer.get(path(applicant))).status).toBe(404);
    const applied = await applicant.post(`/api/jobs/${jobId}/apply`, { message: 'Hello', leadTimeDays: 7 });
    expect(applied.status).toBe(201);
    expect((await retailer.get(path(applicant))).status).toBe(200);
    expect((await otherRetailer.get(path(applicant))).status).toBe(404);
  });

  it('who is invited has a visible phone number only after accepting, and is hidden before that if private', async () => {
    const invited = await app.installer();
    const retailer = await app.retailer();
    const jobId = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [invited.userId], message: 'Please' });
    const shown = async () => (await retailer.get(path(invited))).body.installer;
    expect(await shown()).not.toHaveProperty('contactPhone');
    await invited.put('/api/profile/installer', installerProfile({ profileVisibility: 'private' }));
    expect((await retailer.get(path(invited))).status).toBe(404);
    const answer = await invited.post(`/api/invites/${jobId}.${invited.userId}/respond`, { status: 'accepted' });
    expect(answer.status).toBe(200);
    expect((await shown()).contactPhone).toBe(installerProfile().contactPhone);
    expect((await otherRetailer.get(path(invited))).status).toBe(404);
  });

  it('who is suspended is shown only to administrators', async () => {
    const suspended = await app.installer();
    await suspend(suspended, true);
    expect(outcome(await otherRetailer.get(path(suspended)))).toEqual([404, 'not_found']);
    expect((await admin.get(path(suspended))).status).toBe(200);
    await suspend(suspended, false);
    expect((await otherRetailer.get(path(suspended))).status).toBe(200);
  });

  it('has the exact average and counts', async () => {
    const rated = await app.installer();
    const figures = { sixths: 85, reviewCount: 3, completedJobs: 4 };
    await rows()
      .reputation.put({ userId: rated.userId, ...figures })
      .go();
    const { body } = await otherRetailer.get(path(rated));
    expect(body.installer).toMatchObject({ averageRating: 4.7, reviewCount: 3, completedJobs: 4 });
  });
});

describe('a company', () => {
  const path = ({ userId }: { userId: string }) => `/api/public/company/${userId}`;

  it('is shown to everyone with its public fields only', async () => {
    const { status, body } = await app.client().get(path(owner));
    expect(status).toBe(200);
    const { contactName: _name, abnNumber: _abn, ...shown } = exampleRetailer(canary.abn);
    expect(body).toEqual({
      ...shown,
      id: owner.userId,
      logoUrl: null,
      website: 'https://brightroofs.example.com',
      createdAt: expect.any(String),
      averageRating: null,
      reviewCount: 0,
      completedJobs: 0,
      responseHours: null,
      responseRate: null,
    });
  });

  it('is "not found" for an installer, an unknown id, and a suspended or unfinished account', async () => {
    const suspended = await app.retailer();
    await suspend(suspended, true);
    const unfinished = await app.register('retailer');
    const absent = withoutRequest(await app.client().get(path({ userId: randomUUID() })));
    expect(absent).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const target of [open, hidden, suspended, unfinished])
      expect(withoutRequest(await app.client().get(path(target)))).toEqual(absent);
    expect(withoutRequest(await app.client().get('/api/public/company/1'))).toEqual(absent);
  });

  it('counts its completed jobs', async () => {
    const retailer = await app.retailer();
    const installer = await app.installer();
    await awardedJob(retailer, installer);
    await postJob(retailer);
    expect((await app.client().get(path(retailer))).body.completedJobs).toBe(0);
    await rows().tabCounts.patch({ userId: retailer.userId }).add({ completed: 1, paid: 2, archived: 3 }).go();
    expect((await app.client().get(path(retailer))).body.completedJobs).toBe(6);
  });
});

describe('a retailer', () => {
  it('is shown to anyone signed in, with a contact and without the ABN', async () => {
    for (const viewer of [owner, otherRetailer, otherInstaller, admin]) {
      const { status, body } = await viewer.get(`/api/retailers/${owner.userId}`);
      expect([status, body.retailer.contactName]).toEqual([200, canary.retailerContact]);
      expect(body.retailer).not.toHaveProperty('abnNumber');
    }
    expect(outcome(await app.client().get(`/api/retailers/${owner.userId}`))).toEqual([401, 'unauthenticated']);
    expect(outcome(await owner.get(`/api/retailers/${open.userId}`))).toEqual([404, 'not_found']);
  });
});

describe('private data', () => {
  const readsOf = (client: Client): Promise<TestAnswer[]> =>
    Promise.all(
      [
        '/api/auth/me',
        '/api/profile',
        '/api/preferred-installers',
        '/api/notifications',
        '/api/landing/stats',
        '/api/landing/featured-jobs',
        ...[owner, open, hidden].flatMap(({ userId }) => [
          `/api/installers/${userId}`,
          `/api/retailers/${userId}`,
          `/api/public/company/${userId}`,
        ]),
      ].map((path) => client.get(path)),
    );
  const textSeenBy = async (client: Client): Promise<string> =>
    (await readsOf(client)).map((answer) => answer.text + JSON.stringify(answer.headers)).join('\n');

  it('is limited: only its owner sees the ABN, and no one sees the SAA number', async () => {
    for (const viewer of [otherRetailer, otherInstaller, admin, open, hidden, app.client()]) {
      expect(await textSeenBy(viewer)).not.toContain(canary.abn);
      expect(await textSeenBy(viewer)).not.toContain(canary.saa);
    }
    const seenByOwner = await textSeenBy(owner);
    expect(seenByOwner).toContain(canary.abn);
    expect(seenByOwner).not.toContain(canary.saa);
  });

  it("is limited: only administrators see an installer's phone number, and only they and retailers see the name", async () => {
    for (const viewer of [otherInstaller, app.client()]) {
      expect(await textSeenBy(viewer)).not.toContain(canary.installerPhone);
      expect(await textSeenBy(viewer)).not.toContain(canary.installerContact);
    }
    expect(await textSeenBy(otherRetailer)).toContain(canary.installerContact);
    expect(await textSeenBy(otherRetailer)).not.toContain(canary.installerPhone);
    expect(await textSeenBy(admin)).toContain(canary.installerPhone);
  });

  it("is limited: visitors do not see a retailer's contact person", async () => {
    expect(await textSeenBy(app.client())).not.toContain(canary.retailerContact);
  });
});
