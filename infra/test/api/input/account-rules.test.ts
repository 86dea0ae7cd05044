import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { guessableHint } from '#shared/domain/accounts/guessable-password.ts';
import { productName } from '#shared/product.ts';
import { password } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';
import { allRows } from '../../harness/table-digest.ts';
import { expectInvalid, letters, tooLong, unknownField, unshowable, withoutTrace } from './evidence.ts';

/**
 * The rules of accounts, files and lists at their limits. Profiles are in profile-rules.test.ts, file contents in
 * object-contents.test.ts, and places in discovery.test.ts.
 */

const app = startedApp();
let retailer: Client;
let installer: Client;
let objectKey: string;

beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  objectKey = await upload(retailer, png(), 'image/png');
});

const noEmail = 'Please enter a valid email address';
const noPassword = 'Enter your password';
const short = 'Password must be at least 8 characters';
const shortNew = 'New password must be at least 8 characters';
const noCurrent = 'Current password is required';
const noRole = 'Choose retailer or installer';
const noCode = 'Enter the 6 digits from the email';
const noSpace = 'Choose a password without line breaks, or spaces at the start or end';
const notUploaded = 'Upload the file first';
const noKind = 'Choose an image or a PDF';
const some = expect.any(String);
const megabytes = 1024 * 1024;
/** Returns an email address with exactly this many characters. */
const emailOf = (length: number): string => {
  const [local, domain] = [letters(60), 'd'.repeat(60)];
  const tail = `.${domain}.${domain}.example`;
  return `${local}@${'e'.repeat(length - local.length - tail.length - 1)}${tail}`;
};

const account = (changes: Record<string, unknown>) => ({
  email: 'new@example.com',
  password,
  role: 'installer',
  ...changes,
});
const reset = (changes: Record<string, unknown>) => ({
  email: 'no-one@example.com',
  code: '123456',
  newPassword: password,
  ...changes,
});

const refusedOfVisitors: [path: string, body: unknown, fields: Record<string, unknown>][] = [
  ['register', {}, { email: noEmail, password: short, role: noRole }],
  ['register', account({ email: 'new' }), { email: noEmail }],
  ['register', account({ email: 'new@example' }), { email: noEmail }],
  ['register', account({ email: 'new @example.com' }), { email: noEmail }],
  ['register', account({ email: 'ne\u0301w@example.com' }), { email: noEmail }],
  ['register', account({ email: 'new@exаmple.com' }), { email: noEmail }],
  ['register', account({ email: 'new@example.com\r\nBcc: all@example.com' }), { email: noEmail }],
  ['register', account({ email: emailOf(255) }), { email: noEmail }],
  ['register', account({ email: ['new@example.com'] }), { email: noEmail }],
  ['register', account({ password: 'PassWord1' }), { password: guessableHint }],
  ['register', account({ password: 'ｑｗｅｒｔｙｕｉ' }), { password: guessableHint }],
  ['register', account({ email: 'sunny.jim@example.com', password: 'Sunny.Jim1' }), { password: guessableHint }],
  ['register', account({ password: `${productName}-2026` }), { password: guessableHint }],
  ['reset-password', reset({ newPassword: 'football' }), { newPassword: guessableHint }],
  ['reset-password', reset({ newPassword: 'no-one@example.com' }), { newPassword: guessableHint }],
  ['register', account({ password: letters(7) }), { password: short }],
  ['register', account({ password: letters(101) }), { password: tooLong(100) }],
  ['register', account({ password: ` ${letters(8)}` }), { password: noSpace }],
  ['register', account({ password: `${letters(4)}\n${letters(4)}` }), { password: noSpace }],
  ['register', account({ password: `${letters(8)}\ud800` }), { password: noSpace }],
  ['register', account({ password: 12345678 }), { password: short }],
  ['register', account({ role: 'admin' }), { role: noRole }],
  ['register', account({ role: 'Retailer' }), { role: noRole }],
  ['register', account({ isAdmin: true }), { isAdmin: unknownField }],
  ['register', account({ profileCompleted: true }), { profileCompleted: unknownField }],
  ['register', account({ createdAt: '2020-01-01T00:00:00Z' }), { createdAt: unknownField }],
  ['login', {}, { email: noEmail, password: noPassword }],
  ['login', { email: 'new', password }, { email: noEmail }],
  ['login', { email: 'new@example.com', password: null }, { password: noPassword }],
  ['login', { email: 'new@example.com', password: letters(1001) }, { password: tooLong(1000) }],
  ['login', { email: 'new@example.com', password, role: 'retailer' }, { role: unknownField }],
  ['forgot-password', {}, { email: noEmail }],
  ['forgot-password', { email: 'a@b' }, { email: noEmail }],
  ['reset-password', {}, { email: noEmail, code: noCode, newPassword: shortNew }],
  ['reset-password', reset({ code: '12345' }), { code: noCode }],
  ['reset-password', reset({ code: '1234567' }), { code: noCode }],
  ['reset-password', reset({ code: '١٢٣٤٥٦' }), { code: noCode }],
  ['reset-password', reset({ code: 123456 }), { code: noCode }],
  ['reset-password', reset({ newPassword: letters(7) }), { newPassword: shortNew }],
  ['reset-password', reset({ newPassword: letters(101) }), { newPassword: tooLong(100) }],
];

describe('a visitor', () => {
  it.each(refusedOfVisitors)('is refused at %s with %j', async (path, body, fields) => {
    await expectInvalid(app, fields, () => app.client().post(`/api/auth/${path}`, body));
  });

  it.each([
    ['a password of 8 characters', letters(8), 'short@example.com'],
    ['a password of 100 characters', letters(100), 'long@example.com'],
    ['an address of 254 characters', password, emailOf(254)],
  ])('registers and signs in with %s', async (_, chosen, email) => {
    const registered = await app.client().post('/api/auth/register', account({ email, password: chosen }));
    expect([registered.status, registered.body.user?.email]).toEqual([201, email]);
    const { status, body } = await app.client().post('/api/auth/login', { email, password: chosen });
    expect([status, body.user?.id]).toEqual([200, registered.body.user.id]);
  });

  it.each(['', ' ', 'x', letters(1000), 'line\nend', 'nul\u0000', 'half \ud800', '😀', '🇦🇺'.repeat(100)])(
    'may try any password: %j is simply wrong',
    async (wrong) => {
      const { status, body } = await app.client().post('/api/auth/login', { email: retailer.email, password: wrong });
      expect([status, body.code]).toEqual([401, 'bad_credentials']);
    },
  );
});

const refusedOfRetailers: [method: string, path: string, body: unknown, fields: Record<string, unknown>][] = [
  ['POST', '/api/auth/change-password', {}, { currentPassword: noCurrent, newPassword: shortNew }],
  ['POST', '/api/auth/change-password', { currentPassword: '', newPassword: password }, { currentPassword: noCurrent }],
  [
    'POST',
    '/api/auth/change-password',
    { currentPassword: letters(1001), newPassword: password },
    { currentPassword: tooLong(1000) },
  ],
  [
    'POST',
    '/api/auth/change-password',
    { currentPassword: password, newPassword: password, confirmPassword: password },
    { confirmPassword: unknownField },
  ],
  [
    'POST',
    '/api/auth/change-password',
    { currentPassword: password, newPassword: 'Iloveyou' },
    { newPassword: guessableHint },
  ],
  ['POST', '/api/objects/upload', { fileName: letters(201) }, { fileName: tooLong(200) }],
  ['POST', '/api/objects/upload', { fileName: 'a\r\nb.png' }, { fileName: unshowable }],
  ['POST', '/api/objects/upload', { contentType: 'image/svg+xml' }, { contentType: noKind }],
  ['POST', '/api/objects/upload', { contentType: 'text/html' }, { contentType: noKind }],
  ['POST', '/api/objects/upload', { contentType: 'IMAGE/PNG' }, { contentType: noKind }],
  ['POST', '/api/objects/upload', { size: 0 }, { size: 'The file is empty' }],
  ['POST', '/api/objects/upload', { size: 10 * megabytes + 1 }, { size: 'Some files exceed the 10MB size limit' }],
  ['POST', '/api/objects/upload', { size: 1.5 }, { size: some }],
  ['POST', '/api/objects/upload', { size: '5' }, { size: some }],
  ['POST', '/api/objects/upload', { acl: 'public-read' }, { acl: unknownField }],
  ['POST', '/api/objects/upload', [], { '': some }],
  ['POST', '/api/objects/finalize', {}, { objectKey: notUploaded }],
  ['POST', '/api/objects/finalize', { objectKey: 'roof.png' }, { objectKey: notUploaded }],
  ['POST', '/api/objects/finalize', { objectKey: `../${letters(36)}` }, { objectKey: notUploaded }],
  ['POST', '/api/objects/finalize', { objectKey: '{object}', visibility: 'public' }, { visibility: some }],
  ['POST', '/api/objects/set-acl', { visibility: 'private' }, { objectPath: notUploaded }],
  [
    'POST',
    '/api/objects/set-acl',
    { objectPath: '{object}', visibility: 'public' },
    { visibility: 'Files can only be private' },
  ],
  ['POST', '/api/objects/set-acl', { objectPath: '{object}' }, { visibility: 'Files can only be private' }],
  ['PUT', '/api/retailer/logo', {}, { logoURL: 'Upload the image first' }],
  [
    'PUT',
    '/api/retailer/logo',
    { logoURL: 'https://elsewhere.example/logo.png' },
    { logoURL: 'Upload the image first' },
  ],
  ['GET', '/api/jobs/retailer?tab=offered', undefined, { tab: some }],
  ['GET', '/api/jobs/retailer?tab=Draft', undefined, { tab: some }],
  ['GET', '/api/jobs/retailer?tab=draft&tab=all', undefined, { tab: some }],
  ['GET', '/api/jobs/retailer?tab=', undefined, { tab: some }],
  ['GET', '/api/jobs/retailer?retailerId=other', undefined, { retailerId: unknownField }],
  ['GET', '/api/jobs/retailer?fields=customerName', undefined, { fields: unknownField }],
  ['GET', '/api/jobs/retailer?__proto__=x', undefined, { ['__proto__']: unknownField }],
  ['GET', '/api/notifications?cursor=', undefined, { cursor: some }],
  ['GET', `/api/notifications?cursor=${letters(2001)}`, undefined, { cursor: some }],
  [
    'PUT',
    '/api/notifications/preferences',
    { emailPreferences: { invite: 'no' } },
    { 'emailPreferences.invite': some },
  ],
];

describe('a retailer', () => {
  it.each(refusedOfRetailers)('is refused at %s %s with %j', async (method, path, body, fields) => {
    const rawBody = JSON.stringify(body)?.replace('{object}', objectKey);
    await expectInvalid(app, fields, () => retailer.request(method, path, rawBody === undefined ? {} : { rawBody }));
  });

  it.each([
    [{}],
    [undefined],
    [{ fileName: letters(200) }],
    [{ contentType: 'application/pdf', size: 1 }],
    [{ contentType: 'image/webp', size: 10 * megabytes }],
  ])('gets an upload URL for %j', async (body) => {
    expect((await retailer.post('/api/objects/upload', body)).status).toBe(200);
  });
});

const keysOf = (keys: unknown): string => Buffer.from(JSON.stringify(keys)).toString('base64url');
const strangeCursors = [
  'x',
  '%00',
  '%F0%9F%98%80',
  'bnVsbA',
  keysOf(null),
  keysOf([]),
  keysOf({}),
  keysOf({ pk: '', sk: '' }),
  keysOf({ pk: 5, sk: {} }),
  keysOf({ pk: 'a', sk: 'b', owner: 'c' }),
  keysOf({ pk: letters(2001), sk: 'b' }),
];
const listsOfRetailers = [
  '/api/jobs/retailer',
  '/api/jobs/retailer?tab=booked',
  '/api/preferred-installers',
  '/api/notifications',
];
const listsOfInstallers = [
  '/api/jobs/installer',
  '/api/jobs/installer?tab=offered',
  '/api/jobs/installer?tab=booked',
  '/api/jobs/public',
  '/api/applications/installer',
  '/api/invites',
];
const withCursor = (path: string, cursor: string): string => `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`;

describe('a list', () => {
  it.each([...listsOfRetailers, ...listsOfInstallers])('%s refuses a cursor that we did not issue', async (path) => {
    const client = listsOfRetailers.includes(path) ? retailer : installer;
    for (const cursor of strangeCursors) {
      const [answer] = await withoutTrace(app, () => client.get(withCursor(path, cursor)));
      expect([cursor, answer?.status, Object.keys(answer?.body.fields ?? {})]).toEqual([cursor, 422, ['cursor']]);
    }
  });

  it("shows no data of another user for that user's cursor", async () => {
    const [other, applicant] = await Promise.all([app.retailer(), app.installer()]);
    await awardedJob(other, applicant);
    await postJob(other, { status: 'draft' });
    await app.settle();
    const oneOfEachKind = new Map((await allRows()).map((row) => [row.__edb_e__, row]));
    const keys = [...oneOfEachKind.values()].map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => /^(list\d)?[ps]k$/.test(name))),
    );
    const cursors = keys.flatMap(({ pk, sk, ...lists }) => [
      keysOf({ pk, sk }),
      ...['list1', 'list2', 'list3', 'list4']
        .filter((list) => `${list}pk` in lists)
        .map((list) => keysOf({ pk, sk, [`${list}pk`]: lists[`${list}pk`], [`${list}sk`]: lists[`${list}sk`] })),
    ]);
    const [newRetailer, newInstaller] = await Promise.all([app.retailer(), app.installer()]);
    for (const cursor of cursors) {
      for (const path of [...listsOfRetailers, ...listsOfInstallers]) {
        if (path === '/api/jobs/public') continue;
        const client = listsOfRetailers.includes(path) ? newRetailer : newInstaller;
        const { status, body } = await client.get(withCursor(path, cursor));
        expect([path, status === 422 || Object.values(body).find(Array.isArray)]).toEqual([
          path,
          status === 422 ? true : [],
        ]);
      }
    }
  });
});
