import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client, RequestOptions } from '#infra/tools/in-process/client.ts';
import { errorCodes } from '#shared/errors.ts';
import { password } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';
import { letters, withoutTrace } from './evidence.ts';

/** The rules for the format of a request, which are checked before its content. */

const app = startedApp();
let retailer: Client;
let jobId: string;

beforeAll(async () => {
  retailer = await app.retailer();
  jobId = await postJob(retailer);
});

const kilobytes = 1024;
const maxBody = 256 * kilobytes;

/** Returns the codes of the answers, in order, and fails if one of the requests changes a row. */
async function codesOf(...sent: [method: string, path: string, options?: RequestOptions][]): Promise<string[]> {
  const answers = await withoutTrace(app, ...sent.map((each) => () => retailer.request(...each)));
  return answers.map(({ status, body }) => {
    expect(status).toBe(errorCodes[body.code as keyof typeof errorCodes].status);
    return body.code;
  });
}

const post = (rawBody: string | Buffer, type?: string): [string, string, RequestOptions] => [
  'POST',
  '/api/jobs',
  { rawBody, ...(type === undefined ? {} : { headers: { 'content-type': type } }) },
];
const form = JSON.stringify(jobForm());

describe('a request body', () => {
  it.each([
    '{',
    '{"address":}',
    "{'address':'x'}",
    '{"address":"x",}',
    '{address:"x"}',
    '{} {}',
    '{"a":01}',
    '{"a":NaN}',
    '{"a":1n}',
    '{"a":"\n"}',
    '{"a":"\\x41"}',
    'undefined',
    'address=x',
    ' ',
    '\u0000',
    '<xml/>',
    '// {}\n{}',
  ])('that is not JSON answers 400: %j', async (rawBody) => {
    expect(await codesOf(post(rawBody))).toEqual(['bad_request']);
  });

  it.each([
    ['a byte that is not UTF-8', Buffer.from('{"notes":"\xff"}', 'latin1')],
    ['an incomplete character', Buffer.from('{"notes":"\xc3"}', 'latin1')],
    ['an overlong zero', Buffer.from('{"notes":"\xc0\x80"}', 'latin1')],
    ['half of a surrogate pair', Buffer.from('{"notes":"\xed\xa0\x80"}', 'latin1')],
    ['UTF-16', Buffer.from(form, 'utf16le')],
    ['a compressed form', gzipSync(form)],
  ])('with %s answers 400', async (_, rawBody) => {
    expect(await codesOf(post(rawBody))).toEqual(['bad_request']);
  });

  it.each([
    '',
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/json-patch+json',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json, text/plain',
    'application/json;',
  ])('of type %j answers 415', async (type) => {
    expect(await codesOf(post(form, type))).toEqual(['unsupported_media_type']);
  });

  it('without a content type answers 415', async () => {
    expect(await codesOf(['POST', '/api/jobs', { rawBody: form, headers: { 'content-type': undefined } }])).toEqual([
      'unsupported_media_type',
    ]);
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json; charset=UTF-8',
    'application/json; charset="utf-8"',
  ])('of type %j is read', async (type) => {
    expect(await codesOf(post('{"status":"paid"}', type))).toEqual(['invalid']);
  });

  it('after a byte order mark is read', async () => {
    expect(await codesOf(post(Buffer.from('\ufeff{"status":"paid"}')))).toEqual(['invalid']);
  });

  it.each(['null', '[]', '"text"', '5', 'true', '[{}]'])('that is not an object answers 422: %s', async (rawBody) => {
    expect(await codesOf(post(rawBody), ['POST', `/api/jobs/${jobId}/cancel`, { rawBody }])).toEqual([
      'invalid',
      'invalid',
    ]);
  });

  it('may have 256 KB and not a byte more', async () => {
    const padded = (length: number): string => '{"status":"paid"}'.padEnd(length);
    expect(
      await codesOf(
        post(padded(maxBody)),
        post(padded(maxBody + 1)),
        post(letters(maxBody + 1)),
        post(padded(maxBody + 1), 'text/plain'),
        post(Buffer.alloc(10 * kilobytes * kilobytes, ' ')),
      ),
    ).toEqual(['invalid', 'too_large', 'too_large', 'too_large', 'too_large']);
    const notes = '😀'.repeat(maxBody / 4);
    expect(await codesOf(post(JSON.stringify({ notes })))).toEqual(['too_large']);
  });

  it('with a field given twice uses the last one', async () => {
    const twice = JSON.stringify(jobForm()).replace('"notes"', '"priceExGst":1,"notes"');
    const { status, body } = await retailer.request('POST', '/api/jobs', { rawBody: twice });
    expect([status, body.job.priceExGst]).toEqual([201, 4200.5]);
    expect(await codesOf(post(`${twice.slice(0, -1)},"priceExGst":-1}`))).toEqual(['invalid']);
  });

  it('is refused by a call that takes none, except for an empty object', async () => {
    const draft = await postJob(retailer, { status: 'draft' });
    const path = `/api/jobs/${draft}`;
    expect(await codesOf(['DELETE', path, { body: { force: true } }])).toEqual(['invalid']);
    expect(await codesOf(['DELETE', path, { rawBody: 'x' }])).toEqual(['bad_request']);
    expect((await retailer.request('DELETE', path, { body: {} })).status).toBe(204);
  });

  it('of a GET request is ignored', async () => {
    expect((await retailer.request('GET', `/api/jobs/${jobId}`, { rawBody: '{' })).status).toBe(200);
  });
});

describe('a body that would cost a lot to read', () => {
  const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

  it.each([
    ['1,000 lists in lists', nested(1_000, '[', ']')],
    ['100,000 lists in lists', nested(100_000, '[', ']')],
    ['1,000 objects in objects', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`],
    ['depth in a text', `{"notes":${nested(100_000, '[', ']')}}`],
    ['depth in a photo', `{"installationDetailPhotos":[${nested(100_000, '[', ']')}]}`],
    ['depth in the text of a photo', JSON.stringify({ installationDetailPhotos: [nested(100_000, '[', ']')] })],
    ['1,000 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, at])))],
    ['25,000 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 25_000 }, (_, at) => [at, 1])))],
    ['10,000 requirements', JSON.stringify({ requirements: Array.from({ length: 10_000 }, () => ({})) })],
    ['80,000 requirements', `{"requirements":[${'{},'.repeat(80_000)}{}]}`],
    ['80,000 files', `{"referencePhotoPaths":[${'"",'.repeat(80_000)}""]}`],
    ['80,000 licences', `{"requiredLicenses":[${'"",'.repeat(80_000)}""]}`],
    ['a number of 200,000 digits', `{"priceExGst":${'9'.repeat(200_000)}}`],
    ['a text of 200,000 digits', `{"priceExGst":"${'9'.repeat(200_000)}"}`],
    ['an address of 200,000 dots', `{"customerEmail":"a@${'a.'.repeat(100_000)}"}`],
    ['a file name of slashes', `{"switchboardPhoto":"${'/aaaaaaaa'.repeat(25_000)}"}`],
    ['a text of blanks', `{"description":"x${' '.repeat(200_000)}x"}`],
    ['a field of a long name', `{"${letters(200_000)}":1}`],
  ])('is refused like any other: %s', async (_, rawBody) => {
    const [created, saved] = await withoutTrace(
      app,
      () => retailer.request('POST', '/api/jobs', { rawBody }),
      () => retailer.request('PUT', `/api/jobs/${jobId}`, { rawBody }),
    );
    expect([created?.status, saved?.status]).toEqual([422, 422]);
    expect(Object.keys(created?.body.fields).length).toBeLessThanOrEqual(100);
    expect(created?.text.length).toBeLessThan(maxBody);
  });
});

describe('a request', () => {
  it.each([
    ['PATCH', '/api/jobs'],
    ['DELETE', '/api/jobs'],
    ['GET', '/api/auth/login'],
    ['POST', '/api/landing/stats'],
    ['PUT', '/api/objects/upload'],
    ['HEAD', '/api/landing/stats'],
    ['OPTIONS', '/api/jobs'],
    ['TRACE', '/api/landing/stats'],
    ['get', '/api/landing/stats'],
    ['PROPFIND', '/api/jobs'],
  ])('for %s %s answers 405', async (method, path) => {
    expect(await codesOf([method, path])).toEqual(['method_not_allowed']);
  });

  it('answers 405 with the methods that the path supports', async () => {
    const allowed = async (method: string, path: string) => (await retailer.request(method, path)).headers.allow;
    expect(await allowed('PATCH', `/api/jobs/${jobId}`)).toBe('DELETE, GET, PUT');
    expect(await allowed('GET', '/api/auth/login')).toBe('POST');
    expect(await allowed('PATCH', '/api/jobs/public')).toBe('GET');
    expect(await allowed('GET', '/api/nothing')).toBe(undefined);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/Jobs',
    '/api/jobs/',
    '/api//jobs',
    '/api/jobs.json',
    '/api/profile/x.css',
    '/api/jobs/%2e%2e/profile/extra',
    '/api/admin/jobs/../../nothing',
    '/api/__proto__',
    '/index.php',
  ])('for %s answers 404', async (path) => {
    expect(await codesOf(['GET', path], ['POST', path, { body: {} }])).toEqual(['not_found', 'not_found']);
  });

  it('cannot change its method or path with a header', async () => {
    const overrides = { 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE', 'x-method-override': 'DELETE' };
    const rewrites = { 'x-original-url': '/api/profile', 'x-rewrite-url': '/api/profile' };
    const headers = { ...overrides, ...rewrites };
    const read = await retailer.request('GET', `/api/jobs/${jobId}?_method=DELETE`, { headers });
    expect([read.status, read.body.job.id]).toEqual([200, jobId]);
    expect(await codesOf(['POST', `/api/jobs/${jobId}`, { body: {}, headers }])).toEqual(['method_not_allowed']);
    expect((await retailer.get(`/api/jobs/${jobId}`)).status).toBe(200);
  });

  it('uses the first of two session cookies', async () => {
    const other = await app.retailer();
    const [[name, own] = []] = retailer.cookies;
    const cookie = `${name}=${own}; ${name}=${other.cookies.get(name ?? '')}`;
    const { body } = await retailer.get('/api/auth/me', { headers: { cookie } });
    expect(body.user.id).toBe(retailer.userId);
  });

  it.each(['short', letters(256), 'with a blank in it', 'ümlaut-ümlaut', 'nul\u0000nul\u0000'])(
    'with the Idempotency-Key %j answers 400',
    async (key) => {
      const options = { body: jobForm(), headers: { 'idempotency-key': key } };
      expect(await codesOf(['POST', '/api/jobs', options])).toEqual(['bad_request']);
    },
  );
});

describe('before the body is read', () => {
  it('a visitor is asked to sign in, whatever the body contains', async () => {
    const visitor = app.client();
    for (const rawBody of ['{', letters(maxBody + 1), '{}']) {
      const { status } = await visitor.request('POST', '/api/jobs', { rawBody });
      expect(status).toBe(401);
    }
  });

  it('a visitor is refused if the request cannot be read', async () => {
    const login = (options: RequestOptions) => app.client().request('POST', '/api/auth/login', options);
    const type = { 'content-type': 'text/plain' };
    const rawBody = JSON.stringify({ email: retailer.email, password });
    const answers = await Promise.all([
      login({ rawBody: '{' }),
      login({ rawBody, headers: type }),
      login({ rawBody: letters(maxBody + 1) }),
      login({}),
      login({ rawBody }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([400, 415, 413, 422, 200]);
  });

  it('a request from another site is refused', async () => {
    const from = (headers: RequestOptions['headers']): [string, string, RequestOptions] => [
      'POST',
      '/api/jobs',
      { body: jobForm(), ...(headers ? { headers } : {}) },
    ];
    expect(
      await codesOf(
        from({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }),
        from({ origin: 'https://elsewhere.example', 'sec-fetch-site': undefined }),
        from({ origin: 'null', 'sec-fetch-site': undefined }),
        from({ origin: undefined, 'sec-fetch-site': undefined }),
        from({ 'sec-fetch-site': 'same-site' }),
        from({ origin: undefined, 'sec-fetch-site': 'none' }),
        from({ origin: 'http://localhost:3000.elsewhere.example', 'sec-fetch-site': undefined }),
      ),
    ).toEqual(Array.from({ length: 7 }, () => 'cross_site'));
  });
});
