import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { loadEnvironment } from '#functions/env.ts';
import { readBody } from '#functions/http/chain/content.ts';
import { refuseCrossSite } from '#functions/http/chain/cross-site.ts';
import { edge, readFacts } from '#functions/http/chain/edge.ts';
import type { CheckedEvent } from '#functions/http/chain/findings.ts';
import { limitCalls } from '#functions/http/chain/limits.ts';
import { type Client, origin, originSecret, type RequestOptions } from '#infra/tools/in-process/client.ts';
import { rateLimitNames } from '#shared/api/route/route.ts';
import { outcome } from '../../harness/outcome.ts';
import { world } from './access-world.ts';

/** The checks of a request before the check of its content, and their answers. */

afterEach(() => world.putBack());
afterAll(() => world.close());

const owner = async (): Promise<Client> => (await world.people()).browsers.owner.twin();
/** A write that changes nothing, so its answer depends only on the request. */
const login = async (options: RequestOptions) =>
  (await world.open()).client().request('POST', '/api/auth/login', options);
const loginBody = { email: 'no-one@example.com', password: 'not this one' };
const arrived: RequestOptions = { body: loginBody };
const passed = [401, 'bad_credentials'];

const eventOf = (changes: Record<string, unknown>): APIGatewayProxyEventV2 =>
  ({
    headers: { 'x-origin-verify': originSecret },
    requestContext: { requestId: 'r1', timeEpoch: 1_000, http: { sourceIp: '192.0.2.9' } },
    isBase64Encoded: false,
    ...changes,
  }) as unknown as APIGatewayProxyEventV2;
const facts = (headers: Record<string, string>, cookies?: string[]) =>
  readFacts(eventOf({ headers: { 'x-origin-verify': originSecret, ...headers }, cookies }));

describe('the origin of a request', () => {
  it('is trusted only from the edge, which knows the secret', async () => {
    await world.people();
    for (const headers of [{}, { 'x-origin-verify': '' }, { 'x-origin-verify': `${originSecret}x` }])
      expect(() => readFacts(eventOf({ headers }))).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });

  it('is the viewer’s address without the port, or else the address that the gateway saw', async () => {
    await world.people();
    expect(facts({ 'cloudfront-viewer-address': '198.51.100.7:2024' }, ['a=1'])).toEqual({
      requestId: 'r1',
      now: new Date(1_000),
      address: '198.51.100.7',
      cookies: new Map([['a', '1']]),
    });
    expect(facts({ 'cloudfront-viewer-address': '2001:db8::17:443' }).address).toBe('2001:db8::17');
    expect(facts({}).address).toBe('192.0.2.9');
    expect(facts({ 'x-share-token': 'abc', 'user-agent': 'a phone' })).toMatchObject({
      shareToken: 'abc',
      userAgent: 'a phone',
    });
  });

  it('is added with the request id, the time and the cookies, and nothing else is known yet', async () => {
    await world.people();
    const event = { ...eventOf({}), findings: undefined } as unknown as CheckedEvent;
    await edge().before({ event });
    expect(event.findings).toStrictEqual({
      request: { requestId: 'r1', now: new Date(1_000), address: '192.0.2.9', cookies: new Map() },
      actor: null,
      rawBody: undefined,
      bodyHash: '',
      params: {},
      loaded: undefined,
      query: undefined,
      body: undefined,
    });
  });

  it.each<[string, Record<string, string | undefined>, boolean]>([
    ['no origin', { origin: undefined, 'sec-fetch-site': undefined }, false],
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': undefined }, false],
    [
      'another origin that claims to be ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['our origin fetched from another site', { origin, 'sec-fetch-site': 'cross-site' }, false],
    ['an address typed by hand', { origin: undefined, 'sec-fetch-site': 'none' }, false],
    ['our own page, by its fetch metadata', { origin: undefined, 'sec-fetch-site': 'same-origin' }, true],
    ['our own page, by its origin', { origin, 'sec-fetch-site': undefined }, true],
  ])('decides about a write: %s', async (_, headers, mayWrite) => {
    const due = mayWrite ? passed : [403, 'cross_site'];
    expect(outcome(await login({ ...arrived, headers }))).toEqual(due);
  });

  it('does not matter for reading', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await (await owner()).get('/api/auth/me', { headers })).status).toBe(200);
    expect(() => refuseCrossSite(eventOf({ headers }))).toThrow(expect.objectContaining({ code: 'cross_site' }));
  });
});

describe('the content of a request', () => {
  it.each([
    ['application/json', true],
    ['application/json;charset=utf-8', true],
    ['Application/JSON ;  charset="UTF-8" ', true],
    ['text/plain', false],
    ['', false],
    [undefined, false],
    ['x-application/json', false],
    ['application/jsonp', false],
    ['application/json; charset=utf-16', false],
    ['application/json; charset=utf-8; x', false],
  ])('is read if its type is JSON: %j', async (type, isRead) => {
    const rawBody = JSON.stringify(loginBody);
    const due = isRead ? passed : [415, 'unsupported_media_type'];
    expect(outcome(await login({ rawBody, headers: { 'content-type': type } }))).toEqual(due);
  });

  it('must be valid UTF-8 and at most 256 KB', async () => {
    const padded = (length: number) => JSON.stringify(loginBody).padEnd(length);
    expect(outcome(await login({ rawBody: '{' }))).toEqual([400, 'bad_request']);
    expect(outcome(await login({ rawBody: Buffer.from('{"email":"\xff"}', 'latin1') }))).toEqual([400, 'bad_request']);
    expect(outcome(await login({ rawBody: padded(262_144) }))).toEqual(passed);
    expect(outcome(await login({ rawBody: padded(262_145) }))).toEqual([413, 'too_large']);
  });

  it('is the same whether the gateway sends it as plain text or encoded', () => {
    const headers = { 'content-type': 'application/json' };
    const plain = readBody(eventOf({ headers, body: '{"a":"ü"}' }));
    const body = Buffer.from('{"a":"ü"}').toString('base64');
    expect(plain.parsed).toEqual({ a: 'ü' });
    expect(readBody(eventOf({ headers, body, isBase64Encoded: true }))).toEqual(plain);
    expect(plain.hash).not.toBe(readBody(eventOf({ headers, body: '{"a":"u"}' })).hash);
    expect(readBody(eventOf({}))).toEqual({ parsed: undefined, hash: readBody(eventOf({ body: '' })).hash });
  });

  it('is refused by a call that takes none, except for an empty object', async () => {
    const { id } = await world.job('draft');
    const browser = await owner();
    const call = (options: RequestOptions) => browser.request('DELETE', `/api/jobs/${id}`, options);
    for (const rawBody of ['{"force":true}', 'null', '"text"', '5'])
      expect(await call({ rawBody })).toMatchObject({
        status: 422,
        body: { message: 'This request does not accept any content.' },
      });
    expect((await call({ rawBody: '{}' })).status).toBe(204);
    await world.putBack();
    expect((await call({})).status).toBe(204);
  });

  it('is checked field by field, like the query', async () => {
    const { status, body } = await login({ body: { email: 'no-one' } });
    expect([status, body.code, Object.keys(body.fields).sort()]).toEqual([422, 'invalid', ['email', 'password']]);
    const browser = await owner();
    expect((await browser.get('/api/jobs/retailer?tab=nonsense')).body.fields).toHaveProperty('tab');
    expect((await browser.get('/api/jobs/retailer?tab=draft')).status).toBe(200);
    expect((await browser.get('/api/jobs/retailer')).status).toBe(200);
  });
});

describe('a path', () => {
  it('that is not in the contract gets 404, and one with another method gets 405', async () => {
    const browser = await owner();
    for (const path of ['/api/nothing', '/api/jobs/', '/x/api/jobs', '/api/jobs/a/b', '/api/jobs/a/share/b'])
      expect(outcome(await browser.get(path))).toEqual([404, 'not_found']);
    for (const path of ['/api/jobs', `/api/jobs/${randomUUID()}/apply`])
      expect(outcome(await browser.get(path))).toEqual([405, 'method_not_allowed']);
  });

  it('with an impossible id gets 404', async () => {
    const { id } = await world.job('open');
    const browser = await owner();
    for (const odd of [id.toUpperCase(), 'undefined', `${id}x`])
      expect(outcome(await browser.get(`/api/jobs/${odd}`))).toEqual([404, 'not_found']);
  });
});

describe('an answer', () => {
  it('is never cached, and has its request id', async () => {
    const { headers, status } = await (await owner()).get('/api/auth/me');
    expect([status, headers]).toEqual([
      200,
      {
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('about places may be cached for a day', async () => {
    const { headers } = await (await world.open()).client().get('/api/places?q=Castle');
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it('to a refused request has a reason and a code, and does not mention limits that were not reached', async () => {
    const { status, body, headers } = await (await owner()).get('/api/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({
      code: 'not_found',
      message: expect.stringMatching(/\w/),
      requestId: headers['x-request-id'],
    });
    expect(Object.keys(headers).sort()).toEqual(['cache-control', 'content-type', 'x-request-id']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
  });

  it('without content is empty, and a redirect has a location', async () => {
    const browser = await owner();
    const { installer } = (await world.people()).browsers;
    const kept = await browser.put(`/api/preferred-installers/${installer.userId}`, {});
    expect([kept.status, kept.text, kept.headers['content-type']]).toEqual([204, '', undefined]);
    const { logo } = await world.personal();
    const { status, headers, text } = await browser.get(`/api/objects/${logo}`);
    expect([status, text, headers.location]).toEqual([302, '', expect.stringMatching(/^http/)]);
  });
});

describe('a person who asks too often', () => {
  const limit = { perAccount: 2, perAddress: 3, windowSeconds: 60 };
  const now = new Date(60_000 * 1_000 + 20_000);
  const limited = async (): Promise<void> => {
    await world.people();
    const all = Object.fromEntries(rateLimitNames.map((name) => [name, limit]));
    loadEnvironment('discovery', { ...process.env, RATE_LIMITS: JSON.stringify(all) });
  };
  afterEach(() => {
    if (process.env.RATE_LIMITS) loadEnvironment('discovery');
  });
  const refused = { code: 'rate_limited', retryAfterSeconds: 40 };

  it('from one IP address waits for the next window, for every account, and no one else waits', async () => {
    await limited();
    const network = randomUUID();
    for (const account of ['a', 'b', undefined]) await limitCalls('signIn', now, { network, account });
    await expect(limitCalls('signIn', now, { network })).rejects.toMatchObject(refused);
    await limitCalls('register', now, { network });
    await limitCalls('signIn', now, { network: randomUUID() });
    await limitCalls('signIn', new Date(now.getTime() + 40_000), { network });
  });

  it('for one account from one address waits too, while its owner elsewhere does not', async () => {
    await limited();
    const network = randomUUID();
    for (let call = 0; call < 2; call += 1) await limitCalls('signIn', now, { network, account: 'a' });
    await expect(limitCalls('signIn', now, { network, account: 'a' })).rejects.toMatchObject(refused);
    await limitCalls('signIn', now, { network: randomUUID(), account: 'a' });
  });

  it('is never confused with another, even if IP address and account together give the same text', async () => {
    await limited();
    const network = randomUUID();
    for (let call = 0; call < 2; call += 1) await limitCalls('signIn', now, { network, account: 'xy' });
    await limitCalls('signIn', now, { network: `${network}x`, account: 'y' });
    await limitCalls('signIn', now, { network, account: 'another' });
    await expect(limitCalls('signIn', now, { network, account: 'yet another' })).rejects.toMatchObject(refused);
  });

  it('learns how long to wait, and is counted by the account in the form or by the session', async () => {
    const person = await (await world.open()).retailer();
    await limited();
    const browser = (await world.open()).client();
    const tries = (email: string) => browser.post('/api/auth/login', { email, password: 'not this one' });
    const codes = [await tries('one@example.com'), await tries('ONE@example.com'), await tries('one@example.com')];
    expect(codes.map(({ status }) => status)).toEqual([401, 401, 429]);
    expect(codes[2]?.headers['retry-after']).toMatch(/^[1-6]?\d$/);
    const change = (currentPassword: string) =>
      person.post('/api/auth/change-password', { currentPassword, newPassword: 'another good password' });
    expect([(await change('x')).status, (await change('y')).status, (await change('z')).status]).toEqual([
      422, 422, 429,
    ]);
  });
});
