import { EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { describe, expect, it } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { updateInstallerProfile } from '#functions/core/people/installer-profiles.ts';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { decryptNumber } from '#functions/encryption/decrypt-number.ts';
import { localSupport } from '#infra/local/cloud/serving/local-account.ts';
import { claimAbns } from '#infra/migration/claim-abns.ts';
import { newAbn } from '#infra/samples/abn.ts';
import { awardedJob, installerProfile, postJob, retailerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { emptyInstaller } from '#shared/api/fields/installer-description.ts';
import { installerProfileUpdate } from '#shared/api/fields/profile-fields.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const activeInstallers = async (): Promise<number> => {
  await app.settle();
  return (await app.client().get('/api/landing/stats')).body.activeInstallers;
};
const storedInstaller = async (client: Client) =>
  (await rows().installerProfile.get({ userId: client.userId }).go({ consistent: true })).data;

describe('an ABN', () => {
  const taken = {
    code: 'invalid',
    fields: {
      abnNumber: `Another company is registered here with this ABN. Check the number. If it's yours, email ${localSupport}.`,
    },
  };

  it('belongs to one company, even if many enter it at the same time', async () => {
    const abnNumber = newAbn();
    const people = await Promise.all(Array.from({ length: 8 }, () => app.register('retailer')));
    const answers = await Promise.all(
      people.map((each) => each.post('/api/profile/retailer', retailerProfile({ abnNumber }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
    for (const { body, status } of answers) if (status === 422) expect(body).toMatchObject(taken);
    const owner = people[answers.findIndex(({ status }) => status === 201)]!;
    const other = await app.retailer();
    expect((await other.put('/api/profile/retailer', retailerProfile({ abnNumber }))).body).toMatchObject(taken);
    expect((await owner.put('/api/profile/retailer', retailerProfile({ abnNumber }))).status).toBe(200);
  });

  it('is free again once its company has another one', async () => {
    const [abnNumber, next] = [newAbn(), newAbn()];
    const [first, second] = await Promise.all([app.retailer({ abnNumber }), app.retailer()]);
    expect((await first.put('/api/profile/retailer', retailerProfile({ abnNumber: next }))).status).toBe(200);
    expect((await second.put('/api/profile/retailer', retailerProfile({ abnNumber }))).status).toBe(200);
    expect((await first.put('/api/profile/retailer', retailerProfile({ abnNumber }))).body).toMatchObject(taken);
    const found = await findDifferences(documents, app.tableName);
    expect(found.filter((each) => each.includes('an ABN'))).toEqual([]);
  });

  it('from an earlier version belongs to the company that entered it first, and the other company is listed', async () => {
    const abnNumber = newAbn();
    const first = await app.retailer({ abnNumber });
    const second = await app.retailer();
    await rows().retailerProfile.patch({ userId: second.userId }).set({ abnNumber }).go();
    await rows().abn.delete({ abn: abnNumber }).go();
    const twice = (owner: string) => `company ${second.userId} names an ABN that belongs to ${owner}`;
    expect(await findDifferences(documents, app.tableName)).toContain(twice('no one'));
    await claimAbns(documents, app.tableName);
    expect(await findDifferences(documents, app.tableName)).toContain(twice(first.userId));
  });
});

describe('creating a profile', () => {
  it('completes a retailer, and the profile is shown from then on', async () => {
    const client = await app.register('retailer');
    expect((await client.get('/api/profile')).body).toEqual({ profile: null });
    const sent = retailerProfile();
    const { status, body } = await client.post('/api/profile/retailer', sent);
    expect(status).toBe(201);
    expect(body.profile).toEqual({
      ...sent,
      website: 'https://brightroofs.example.com',
      id: client.userId,
      userId: client.userId,
      logoUrl: null,
      createdAt: expect.any(String),
    });
    expect((await client.get('/api/profile')).body).toEqual(body);
    const { user } = (await client.get('/api/auth/me')).body;
    expect(user).toMatchObject({
      profileCompleted: true,
      retailerProfileId: client.userId,
      installerProfileId: null,
    });
  });

  it('completes an installer, and finds the position of the location', async () => {
    const client = await app.register('installer');
    const { status, body } = await client.post('/api/profile/installer', installerProfile());
    expect(status).toBe(201);
    const { saaNumber: _, ...shown } = installerProfile();
    expect(body.profile).toEqual({
      ...emptyInstaller,
      ...shown,
      id: client.userId,
      userId: client.userId,
      latitude: expect.closeTo(-33.77, 1),
      longitude: expect.closeTo(150.9, 1),
      verifiedAt: null,
      declinedAt: null,
      saaNumberProvided: true,
      createdAt: expect.any(String),
    });
    const { user } = (await client.get('/api/auth/me')).body;
    expect(user).toMatchObject({ profileCompleted: true, installerProfileId: client.userId });
    expect(await storedInstaller(client)).toMatchObject({
      suburb: 'Blacktown',
      state: 'NSW',
      postcode: '2148',
      geoPrecision: 'suburb',
    });
  });

  it('is possible once, and a second attempt changes nothing', async () => {
    for (const [client, path, profile] of [
      [await app.retailer(), '/api/profile/retailer', retailerProfile({ companyName: 'Another' })],
      [await app.installer(), '/api/profile/installer', installerProfile({ companyName: 'Another' })],
    ] as const) {
      const before = (await client.get('/api/profile')).body;
      expect(outcome(await client.post(path, profile))).toEqual([409, 'already_exists']);
      expect((await client.get('/api/profile')).body).toEqual(before);
    }
  });

  it('must happen before changing it', async () => {
    const retailer = await app.register('retailer');
    const installer = await app.register('installer');
    expect(outcome(await retailer.put('/api/profile/retailer', retailerProfile()))).toEqual([404, 'not_found']);
    expect(outcome(await installer.put('/api/profile/installer', installerProfile()))).toEqual([404, 'not_found']);
    expect((await installer.get('/api/auth/me')).body.user.profileCompleted).toBe(false);
  });

  it('is refused for the other role, whatever is sent, and without a session', async () => {
    const retailer = await app.register('retailer');
    const installer = await app.register('installer');
    for (const method of ['POST', 'PUT'])
      for (const body of [{}, installerProfile(), retailerProfile()]) {
        expect(outcome(await retailer.request(method, '/api/profile/installer', { body }))).toEqual([403, 'forbidden']);
        expect(outcome(await installer.request(method, '/api/profile/retailer', { body }))).toEqual([403, 'forbidden']);
        expect(outcome(await app.client().request(method, '/api/profile/retailer', { body }))).toEqual([
          401,
          'unauthenticated',
        ]);
      }
  });

  it('creates one profile out of sixteen simultaneous requests, and counts one installer', async () => {
    const before = await activeInstallers();
    const client = await app.register('installer');
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => client.post('/api/profile/installer', installerProfile({ bio: `${n}` }))),
    );
    const made = answers.filter((answer) => answer.status === 201);
    expect(made).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'already_exists')).toHaveLength(15);
    expect((await client.get('/api/profile')).body).toEqual(made[0]!.body);
    expect(await activeInstallers()).toBe(before + 1);
  });

  it('gives the same answer to the same request sent again with its key', async () => {
    const client = await app.register('retailer');
    const key = { 'idempotency-key': 'profile-of-this-retailer' };
    const sent = retailerProfile();
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.post('/api/profile/retailer', sent, key)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    const other = await client.post('/api/profile/retailer', retailerProfile({ companyName: 'Other' }), key);
    expect(outcome(other)).toEqual([422, 'idempotency_mismatch']);
  });
});

describe('changing a profile', () => {
  it('keeps fields that the client does not know', async () => {
    const known = {
      bio: 'Twenty years on roofs.',
      statesServed: ['NSW', 'ACT'],
      services: ['Battery Storage'],
      brandCertifications: ['Fronius Certified'],
      crewSize: '3-5',
    };
    const client = await app.installer(known);
    const kept = await client.put('/api/profile/installer', installerProfile({ companyName: 'New Name' }));
    expect(kept.body.profile).toMatchObject({ ...known, companyName: 'New Name' });
    const emptied = { bio: '', statesServed: [], services: [], brandCertifications: [], crewSize: null };
    const { body } = await client.put('/api/profile/installer', installerProfile(emptied));
    expect(body.profile).toMatchObject(emptied);
  });

  it('follows the location, but uses a position that the person picked', async () => {
    const client = await app.installer();
    const moved = await client.put('/api/profile/installer', installerProfile({ location: '3121' }));
    expect(moved.body.profile.latitude).toBeCloseTo(-37.8, 1);
    expect(await storedInstaller(client)).toMatchObject({ state: 'VIC', postcode: '3121', geoPrecision: 'postcode' });
    const picked = { location: 'Richmond VIC 3121', latitude: -37.82, longitude: 145.01 };
    const { body } = await client.put('/api/profile/installer', installerProfile(picked));
    expect(body.profile).toMatchObject(picked);
    expect(await storedInstaller(client)).toMatchObject({ suburb: 'Richmond', geoPrecision: 'exact' });
    const lost = await client.put('/api/profile/installer', installerProfile({ location: 'Somewhere nice' }));
    expect(lost.body.profile).toMatchObject({ latitude: null, longitude: null });
    const row = await storedInstaller(client);
    expect([row?.suburb, row?.state, row?.postcode, row?.geoPrecision]).toEqual(Array(4).fill(undefined));
  });

  it('counts an installer as active exactly while public and not unavailable', async () => {
    const before = await activeInstallers();
    const client = await app.installer({ profileVisibility: 'private' });
    const steps: [changes: Record<string, unknown>, active: number][] = [
      [{ profileVisibility: 'private' }, 0],
      [{ profileVisibility: 'public' }, 1],
      [{ availability: 'lead_time', leadTimeDays: 5 }, 1],
      [{ availability: 'not_available' }, 0],
      [{ availability: 'not_available', profileVisibility: 'private' }, 0],
      [{}, 1],
    ];
    expect(await activeInstallers()).toBe(before);
    for (const [changes, active] of steps) {
      expect((await client.put('/api/profile/installer', installerProfile(changes))).status).toBe(200);
      expect(await activeInstallers()).toBe(before + active);
    }
  });

  it('does not change the figures if the person was suspended since the request began', async () => {
    const client = await app.installer({ profileVisibility: 'private' });
    const before = await activeInstallers();
    const { data: user } = await rows().user.get({ userId: client.userId }).go();
    const session = { tokenId: '', expiresAt: 0, signedInAt: 0 };
    const actor = {
      userId: client.userId,
      role: 'installer',
      isAdmin: false,
      user: user!,
      person: user!,
      rank: 'owner',
      session,
    } as const;
    const request = { requestId: 'test', now: new Date(), address: '', cookies: new Map<string, string>() };
    await rows().user.patch({ userId: client.userId }).set({ suspended: true }).go();
    const input = installerProfileUpdate.parse(installerProfile({ profileVisibility: 'public' }));
    await expect(updateInstallerProfile(actor, input, request)).rejects.toMatchObject({ code: 'suspended' });
    expect((await storedInstaller(client))?.profileVisibility).toBe('private');
    expect(await activeInstallers()).toBe(before);
  });

  it('updates the company name on job cards', async () => {
    const retailer = await app.retailer();
    const installer = await app.installer();
    const jobId = await awardedJob(retailer, installer);
    await postJob(retailer);
    await retailer.put('/api/profile/retailer', retailerProfile({ companyName: 'Brighter Roofs' }));
    await installer.put('/api/profile/installer', installerProfile({ companyName: 'Sunnier Side' }));
    await app.settle();
    const { jobs } = (await retailer.get('/api/jobs/retailer')).body;
    const companies = jobs.map((job: { retailer: { companyName: string } }) => job.retailer.companyName);
    expect(companies).toEqual(['Brighter Roofs', 'Brighter Roofs']);
    const { job } = (await retailer.get(`/api/jobs/${jobId}`)).body;
    expect(job.assignedInstaller.companyName).toBe('Sunnier Side');
  });

  it('by several simultaneous requests saves each of them completely or refuses it', async () => {
    const client = await app.retailer();
    const names = Array.from({ length: 12 }, (_, n) => `Company ${n}`);
    const answers = await Promise.all(
      names.map((companyName) =>
        client.put('/api/profile/retailer', retailerProfile({ companyName, contactName: companyName })),
      ),
    );
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'conflict')).toBe(true);
    const { profile } = (await client.get('/api/profile')).body;
    expect(names).toContain(profile.companyName);
    expect(profile.contactName).toBe(profile.companyName);
    const { data } = await rows().retailerProfile.get({ userId: client.userId }).go({ consistent: true });
    expect(data?.version).toBe(1 + answers.filter((answer) => answer.status === 200).length);
  });
});

describe('the SAA number', () => {
  const canary = 'SAA-CANARY-778899';

  it('is stored encrypted, for its owner only', async () => {
    const client = await app.installer({ saaNumber: canary });
    const row = await storedInstaller(client);
    expect(JSON.stringify(row)).not.toContain(canary);
    expect(Buffer.from(row?.saaNumberEncrypted ?? '', 'base64').toString('latin1')).not.toContain(canary);
    expect(await decryptNumber(client.userId, row?.saaNumberEncrypted ?? '')).toBe(canary);
    const otherInstaller = (await app.register('installer')).userId;
    await expect(decryptNumber(otherInstaller, row?.saaNumberEncrypted ?? '')).rejects.toThrow();
  });

  it('stays when it is left blank and changes when it is given', async () => {
    const client = await app.installer({ saaNumber: canary });
    const before = (await storedInstaller(client))?.saaNumberEncrypted;
    for (const saaNumber of ['', '  ', null, undefined]) {
      const { body } = await client.put('/api/profile/installer', installerProfile({ saaNumber, bio: 'changed' }));
      expect(body.profile).toMatchObject({ bio: 'changed', saaNumberProvided: true });
    }
    expect((await storedInstaller(client))?.saaNumberEncrypted).toBe(before);
    await client.put('/api/profile/installer', installerProfile({ saaNumber: 'B7654321' }));
    const after = (await storedInstaller(client))?.saaNumberEncrypted ?? '';
    expect(await decryptNumber(client.userId, after)).toBe('B7654321');
  });

  it('is refused while it cannot be encrypted, and never stored in plain text', async () => {
    const newcomer = await app.register('installer');
    const installer = await app.installer();
    const before = await storedInstaller(installer);
    const kms = mockClient(KMSClient);
    kms.on(EncryptCommand).rejects(Object.assign(new Error('slow down'), { name: 'ThrottlingException' }));
    try {
      const made = await newcomer.post('/api/profile/installer', installerProfile());
      expect(outcome(made)).toEqual([503, 'unavailable']);
      expect(made.headers['retry-after']).toBeDefined();
      const changed = await installer.put('/api/profile/installer', installerProfile({ bio: 'new' }));
      expect(outcome(changed)).toEqual([503, 'unavailable']);
      const blank = await installer.put('/api/profile/installer', installerProfile({ saaNumber: '' }));
      expect(blank.status).toBe(200);
    } finally {
      kms.restore();
    }
    expect((await newcomer.get('/api/profile')).body).toEqual({ profile: null });
    expect((await newcomer.get('/api/auth/me')).body.user.profileCompleted).toBe(false);
    expect(await storedInstaller(installer)).toMatchObject({
      bio: before?.bio,
      saaNumberEncrypted: before?.saaNumberEncrypted,
    });
    expect((await newcomer.post('/api/profile/installer', installerProfile())).status).toBe(201);
  });
});
