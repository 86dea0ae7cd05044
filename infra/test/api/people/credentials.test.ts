import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { findObject } from '#functions/data/files/object-queries.ts';
import { rows } from '#functions/data/service.ts';
import { loadEnvironment } from '#functions/env.ts';
import { readTable } from '#infra/read-table.ts';
import { installerProfile, pdf, png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { addDays, hourAt, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { credentialSlots, placeAt } from '#shared/domain/people/credential-kinds.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
const today = todayIn(usualZone, new Date());
const inDays = (days: number) => addDays(today, days);
const number = 'ZEBRA-774411C';
const licence = (changes: object = {}) => ({
  version: 0,
  credentialNumber: number,
  expiresOn: inDays(300),
  ...changes,
});
const insurance = (changes: object = {}) => ({
  ...licence(),
  insurer: 'Quokka Mutual',
  cover: 20_000_000,
  ...changes,
});

let sam: Client;
let robin: Client;
let admin: Client;
beforeAll(async () => {
  [sam, robin, admin] = await Promise.all([
    app.installer({ companyName: 'Sunny Side', location: 'Blacktown NSW 2148' }),
    app.retailer(),
    app.admin(),
  ]);
  await app.settle();
});

const save = (who: Client, slot: string, body: object) => who.put(`/api/credentials/${slot}`, body);
const own = async (who: Client, slot: string): Promise<Json> =>
  (await who.get('/api/credentials')).body.credentials.find((each: Json) => each.slot === slot);
const seen = async (who: Client, of: Client, slot: string): Promise<Json> =>
  (await who.get(`/api/installers/${of.userId}/credentials`)).body.credentials.find((each: Json) => each.slot === slot);
const toCheck = async (of: Client): Promise<Json[]> =>
  (await admin.get('/api/admin/credentials')).body.credentials.filter((each: Json) => each.installerId === of.userId);
const about = (of: Client, slot: string) => `/api/admin/installers/${of.userId}/credentials/${slot}`;
const check = (of: Client, slot: string, version: number, by = admin) =>
  by.post(`${about(of, slot)}/check`, { version });
const decline = (of: Client, slot: string, version: number, by = admin) =>
  by.post(`${about(of, slot)}/decline`, { version, reason: 'The register has another date.' });
const differences = async () => {
  await app.settle();
  return findDifferences(documents, app.tableName);
};

describe("a company's credentials", () => {
  it('start with the SAA number of the profile and nothing else', async () => {
    const { body } = await sam.get('/api/credentials');
    expect(body.credentials).toMatchObject([
      { slot: 'saa', kind: 'saa', status: 'to_check', expiresOn: null, numberEnd: null, version: 0 },
    ]);
  });

  it('are saved with an encrypted number, of which the company sees the last three characters', async () => {
    const file = await upload(sam, pdf('licence'), 'application/pdf', 'licence.pdf');
    expect((await save(sam, 'electrical-NSW', licence({ file }))).status).toBe(204);
    expect(await own(sam, 'electrical-NSW')).toMatchObject({
      kind: 'electrical',
      state: 'NSW',
      status: 'to_check',
      numberEnd: '11C',
      expiresOn: inDays(300),
      daysLeft: 300,
      fileKey: file,
      version: 1,
    });
    const stored = JSON.stringify([...(await readTable(documents, app.tableName))]);
    expect(stored).not.toContain(number);
    expect(await findObject(file)).toMatchObject({
      attachedTo: `${sam.userId}.electrical-NSW`,
      attachedAs: 'credential',
    });
    expect(await differences()).toEqual([]);
  });

  it.each([
    ['electrical-VIC', { credentialNumber: '' }, { credentialNumber: 'Please enter the number' }],
    ['electrical-VIC', { expiresOn: null }, { expiresOn: 'Please enter the expiry date' }],
    [
      'electrical-VIC',
      { expiresOn: inDays(-1) },
      { expiresOn: 'This date has passed. Add the credential once it is renewed.' },
    ],
    ['electrical-VIC', { expiresOn: inDays(21 * 366) }, { expiresOn: 'At most 20 years ahead' }],
    [
      'publicLiability',
      { insurer: '', cover: null },
      { insurer: 'Please enter the name of the insurer', cover: 'Please enter the amount that is covered' },
    ],
    ['saa', {}, { categories: 'Select at least one category', work: 'Please select what the accreditation covers' }],
    ['gst', { credentialNumber: '12345678901' }, { credentialNumber: 'Please enter a valid ABN' }],
  ])('are refused with a message for each field: %s %j', async (slot, changes, fields) => {
    const { status, body } = await save(sam, slot, licence(changes));
    expect([status, body.fields]).toEqual([422, fields]);
  });

  it('may expire today, and have no fields of another kind', async () => {
    expect((await save(sam, 'electrical-VIC', insurance({ expiresOn: today }))).status).toBe(204);
    expect(await own(sam, 'electrical-VIC')).toMatchObject({ insurer: null, cover: null, daysLeft: 0 });
    expect((await save(sam, 'whiteCard', licence())).status).toBe(204);
    expect(await own(sam, 'whiteCard')).toMatchObject({ expiresOn: null, daysLeft: null });
  });

  it('exist only for the slots in the table of credentials', async () => {
    expect((await save(sam, 'electrical', licence())).status).toBe(404);
    expect((await save(sam, 'licence-of-mars', licence())).status).toBe(404);
  });

  it('have files that only the company and administrators can open', async () => {
    const { fileKey } = await own(sam, 'electrical-NSW');
    const other = await app.installer();
    for (const [who, status] of [
      [sam, 302],
      [admin, 302],
      [robin, 404],
      [other, 404],
      [app.client(), 401],
    ] as const)
      expect((await who.get(`/api/objects/${fileKey}`)).status).toBe(status);
  });

  it("cannot use another company's file, or the file of another credential", async () => {
    const theirs = await upload(await app.installer(), png('theirs'), 'image/png');
    expect((await save(sam, 'electrical-QLD', licence({ file: theirs }))).body.fields).toEqual({
      file: 'Upload the file first',
    });
    const { fileKey } = await own(sam, 'electrical-NSW');
    expect((await save(sam, 'electrical-QLD', licence({ file: fileKey }))).body.fields).toEqual({
      file: 'This file is already used somewhere else. Upload it again to use it here.',
    });
  });

  it('are changed by one of two tabs, and the other tab gets a conflict', async () => {
    const answers = await Promise.all([1, 2].map((cover) => save(sam, 'publicLiability', insurance({ cover }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await save(sam, 'publicLiability', insurance({ version: 0 }))).body.code).toBe('conflict');
  });

  it('need a profile', async () => {
    const nameless = await app.register('installer');
    expect((await save(nameless, 'electrical-NSW', licence())).body.code).toBe('profile_incomplete');
    expect((await nameless.get('/api/credentials')).body.credentials).toEqual([]);
  });

  it('are removed with their file, and a second removal changes nothing', async () => {
    const file = await upload(sam, png('old'), 'image/png');
    await save(sam, 'heights', licence({ file }));
    for (const _ of [1, 2]) expect((await sam.delete('/api/credentials/heights')).status).toBe(204);
    expect(await own(sam, 'heights')).toBeUndefined();
    expect(await findObject(file)).not.toHaveProperty('attachedTo');
    expect(await differences()).toEqual([]);
  });
});

describe('an administrator', () => {
  it('finds a credential to check, views its number, which the audit records each time, and checks it', async () => {
    const company = await app.installer({ companyName: 'Checked Electrical' });
    await save(company, 'electrical-NSW', licence());
    expect(await toCheck(company)).toMatchObject([
      { slot: 'electrical-NSW', companyName: 'Checked Electrical', expiresOn: inDays(300), version: 1 },
    ]);
    expect((await admin.post(`${about(company, 'electrical-NSW')}/number`, {})).body).toEqual({ number, version: 1 });
    expect((await check(company, 'electrical-NSW', 1)).status).toBe(204);
    expect(await own(company, 'electrical-NSW')).toMatchObject({ status: 'valid', checkedAt: expect.any(String) });
    expect(await toCheck(company)).toEqual([]);
    const { acts } = (await admin.get(`/api/admin/acts?about=${company.userId}`)).body;
    expect(acts).toMatchObject([
      {
        action: 'checkCredential',
        changes: [{ to: 'Electrical licence NSW' }, { field: 'register', to: 'Verify NSW' }],
      },
      { action: 'viewCredentialNumber', changes: [{ to: 'Electrical licence NSW' }] },
    ]);
    expect(JSON.stringify(acts)).not.toContain(number);
    expect(await differences()).toEqual([]);
  });

  it('decides only about the version that they saw, and one of two simultaneous decisions succeeds', async () => {
    const company = await app.installer();
    await save(company, 'electrical-NSW', licence());
    const second = await app.admin();
    const answers = await Promise.all([
      check(company, 'electrical-NSW', 1),
      decline(company, 'electrical-NSW', 1, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await check(company, 'electrical-NSW', 1)).body.code).toBe('conflict');
    expect((await check(company, 'electrical-QLD', 1)).status).toBe(404);
  });

  it('declines with a reason that the company reads, and that no retailer sees', async () => {
    const company = await app.installer();
    await save(company, 'electrical-NSW', licence());
    expect((await decline(company, 'electrical-NSW', 1)).status).toBe(204);
    await app.settle();
    expect(await own(company, 'electrical-NSW')).toMatchObject({
      status: 'declined',
      declineReason: 'The register has another date.',
    });
    const [told] = (await company.get('/api/notifications')).body.notifications;
    expect(told).toMatchObject({
      title: "We couldn't confirm a credential: Electrical licence NSW",
      text: 'Reason: The register has another date. Correct it under Credentials, and we will check it again.',
    });
    const letters = await app.mails(company.email);
    expect(letters.filter(({ text }) => text.includes('another date'))).toEqual([]);
    expect(letters.map(({ subject }) => subject)).toContain(told.title);
    expect(await seen(robin, company, 'electrical-NSW')).toBeUndefined();
    await save(company, 'electrical-NSW', licence({ version: 2 }));
    expect(await own(company, 'electrical-NSW')).toMatchObject({ status: 'to_check', declineReason: null });
  });

  it('checks again after a change of the number, the date or the file, but not after a save without changes', async () => {
    const company = await app.installer();
    const unchanged = { version: 2, expiresOn: inDays(300) };
    const file = await upload(company, png('new'), 'image/png');
    for (const change of [{ credentialNumber: 'OTHER-1' }, { expiresOn: inDays(301) }, { file }, null]) {
      await company.delete('/api/credentials/electrical-NSW');
      await save(company, 'electrical-NSW', licence());
      await check(company, 'electrical-NSW', 1);
      expect((await save(company, 'electrical-NSW', { ...unchanged, ...change })).status).toBe(204);
      expect((await own(company, 'electrical-NSW')).status).toBe(change ? 'to_check' : 'valid');
    }
    expect(await differences()).toEqual([]);
  });

  it('checks an SAA accreditation against the number in the profile, and again after a new number', async () => {
    const company = await app.installer({ saaNumber: 'S1111111' });
    const accreditation = { version: 0, categories: ['GCBS', 'GCPV'], work: 'both', expiresOn: inDays(300) };
    expect((await save(company, 'saa', accreditation)).status).toBe(204);
    const look = async () => (await admin.post(`${about(company, 'saa')}/number`, {})).body;
    expect(await look()).toEqual({ number: 'S1111111', version: 1 });
    await check(company, 'saa', 1);
    expect((await own(company, 'saa')).status).toBe('to_check');
    await admin.post(`/api/admin/installers/${company.userId}/verification`, { version: 1 });
    expect(await own(company, 'saa')).toMatchObject({ status: 'valid', categories: ['GCPV', 'GCBS'], work: 'both' });
    await company.put('/api/profile/installer', { ...installerProfile({ saaNumber: 'S2222222' }), seen: {} });
    expect((await own(company, 'saa')).status).toBe('to_check');
    expect(await look()).toEqual({ number: 'S2222222', version: 3 });
    expect(await toCheck(company)).toMatchObject([{ slot: 'saa', version: 3 }]);
    await app.settle();
    expect(await differences()).toEqual([]);
  });
});

describe("the list of an installer's credentials for a retailer", () => {
  it('has the state of each credential, and never a number, a file, an insurer or a reason', async () => {
    const company = await app.installer();
    const file = await upload(company, png('cover'), 'image/png');
    await save(company, 'publicLiability', insurance({ file, expiresOn: inDays(60) }));
    await save(company, 'electrical-NSW', licence());
    await check(company, 'publicLiability', 1);
    const answer = await robin.get(`/api/installers/${company.userId}/credentials`);
    expect(answer.body.credentials.map(({ slot, status, daysLeft }: Json) => [slot, status, daysLeft])).toEqual([
      ['saa', 'to_check', null],
      ['electrical-NSW', 'to_check', 300],
      ['publicLiability', 'expiring', 60],
    ]);
    for (const hidden of [number, '11C', 'Quokka', file, '20000000']) expect(answer.text).not.toContain(hidden);
  });

  it('is hidden from visitors and other installers, and for private profiles from strangers', async () => {
    const hidden = await app.installer({ profileVisibility: 'private' });
    const path = `/api/installers/${sam.userId}/credentials`;
    expect((await app.client().get(path)).status).toBe(401);
    expect((await hidden.get(path)).status).toBe(403);
    expect((await robin.get(`/api/installers/${hidden.userId}/credentials`)).status).toBe(404);
    expect((await robin.get('/api/credentials')).status).toBe(403);
    expect((await app.client().get(`/api/public/installers/${sam.userId}`)).text).not.toMatch(/credential|expiresOn/i);
  });
});

describe('the reminders', () => {
  it('are sent once at 60, 30 and 7 days, and move with the date', async () => {
    loadEnvironment('sweeper');
    const { sweepCredentials } = await import('#functions/core/follow-ups/sweep-reminders.ts');
    const company = await app.installer({ location: 'Perth WA 6000' });
    const date = inDays(100);
    const nine = (days: number, minutes: number) =>
      new Date(hourAt('Australia/Perth', addDays(date, -days), 9).getTime() + minutes * 60_000);
    const texts = async () => {
      await app.settle();
      return (await company.get('/api/notifications')).body.notifications.map(({ text }: Json) => text);
    };
    await save(company, 'heights', licence({ expiresOn: date }));
    await sweepCredentials(nine(60, -1));
    expect(await texts()).toEqual([]);
    await Promise.all([1, 2].map(() => sweepCredentials(nine(60, 1))));
    await sweepCredentials(nine(60, 2));
    const first = /^Working at heights expires in 60 days, on \w+day .* Enter the new date/;
    expect(await texts()).toEqual([expect.stringMatching(first)]);
    await sweepCredentials(nine(30, 1));
    expect(await texts()).toHaveLength(2);
    await save(company, 'heights', licence({ version: 1, expiresOn: addDays(date, 100) }));
    await sweepCredentials(nine(7, 1));
    expect(await texts()).toHaveLength(2);
    await company.delete('/api/credentials/heights');
    await sweepCredentials(nine(-100, 0));
    expect(await texts()).toHaveLength(2);
    const subjects = (await app.mails(company.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'A credential expires soon')).toHaveLength(2);
    expect(await differences()).toEqual([]);
  });
});

describe('a company that leaves', () => {
  it('has its credentials and files in its data copy, and both are deleted with the account', async () => {
    const company = await app.installer();
    const file = await upload(company, png('mine'), 'image/png');
    await save(company, 'publicLiability', insurance({ file }));
    const { gatherPart } = await import('#functions/core/accounts/copies/gather-part.ts');
    const { actorFor } = await import('#functions/core/accounts/copies/copy-part.ts');
    const { data: user } = await rows().user.get({ userId: company.userId }).go();
    const { data, files } = await gatherPart(actorFor(user as NonNullable<typeof user>), undefined);
    expect(data.credentials).toEqual([
      expect.objectContaining({
        slot: 'publicLiability',
        insurer: 'Quokka Mutual',
        numberEnd: '11C',
        coverCents: 2_000_000_000,
      }),
    ]);
    expect(JSON.stringify(data)).not.toMatch(/numberEncrypted/);
    expect(files).toHaveLength(1);
    const deletion = { password: company.password, deletedJobs: 0 };
    expect((await company.post('/api/auth/delete-account', deletion)).status).toBe(204);
    await app.settle();
    const left = (await readTable(documents, app.tableName)).get('credential') ?? [];
    expect(left.filter(({ userId }) => userId === company.userId)).toEqual([]);
    expect(await findObject(file)).not.toHaveProperty('attachedTo');
    expect(await differences()).toEqual([]);
  });
});

it('every slot in the table of credentials can be filled', async () => {
  const company = await app.installer();
  for (const slot of credentialSlots) {
    const isGst = placeAt(slot)?.kind === 'gst';
    const body = {
      ...insurance({ categories: ['GCPV'], work: 'both' }),
      ...(isGst ? { credentialNumber: '51 824 753 556' } : {}),
    };
    expect([slot, (await save(company, slot, body)).status]).toEqual([slot, 204]);
  }
  expect((await company.get('/api/credentials')).body.credentials.map(({ slot }: Json) => slot)).toEqual(
    credentialSlots,
  );
});
