import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import { type Client, origin } from '#infra/tools/in-process/client.ts';
import { allRoutes, routeKeyOf } from '#shared/api/index.ts';
import { fillPath, patternOf } from '#shared/api/route/path.ts';
import type { Route } from '#shared/api/route/route.ts';
import { password } from '../../harness/app.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';
import { changedRows, digestTable } from '../../harness/table-digest.ts';

/** Requests that our own pages would never make: from other sites, with other methods or formats, or with odd ids. */

const app = startedApp();
let retailer: Client;
let installer: Client;
let jobId: string;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  jobId = await postJob(retailer);
  await app.settle();
});

const writes = allRoutes.filter((route) => route.method !== 'GET');
const pathOf = ({ path }: Route, id: string = jobId): string => fillPath(path, () => id);

const elsewhere: [string, Record<string, string | undefined>][] = [
  ['no origin', { origin: undefined, 'sec-fetch-site': undefined }],
  ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
  ['another origin that claims to be ours', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['an origin that begins like ours', { origin: `${origin}.evil.example`, 'sec-fetch-site': undefined }],
  ['our host over another protocol', { origin: origin.replace('http:', 'https:'), 'sec-fetch-site': undefined }],
  ['our host on another port', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
  ['an opaque origin', { origin: 'null', 'sec-fetch-site': undefined }],
  ['two origins', { origin: `${origin}, https://evil.example`, 'sec-fetch-site': undefined }],
  ['a cross-site fetch', { origin, 'sec-fetch-site': 'cross-site' }],
  ['a fetch from a sibling site', { origin, 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { origin: undefined, 'sec-fetch-site': 'none' }],
  ['an unknown value', { origin, 'sec-fetch-site': 'same-origin, cross-site' }],
];

describe('a write', () => {
  it.each(elsewhere)(
    `with %s is refused by each of the ${writes.length} routes that write, and changes nothing`,
    async (_, headers) => {
      const before = await digestTable();
      for (const route of writes) {
        const answer = await retailer.request(route.method, pathOf(route), { body: {}, headers });
        expect([routeKeyOf(route), ...outcome(answer)]).toEqual([routeKeyOf(route), 403, 'cross_site']);
      }
      expect(changedRows(before, await digestTable())).toEqual([]);
    },
  );

  it('from another site cannot sign a visitor in, even with the right credentials', async () => {
    const visitor = app.client();
    const body = { email: retailer.email, password };
    const answer = await visitor.request('POST', '/api/auth/login', {
      body,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([...outcome(answer), answer.setCookies]).toEqual([403, 'cross_site', []]);
  });

  it.each([
    ['by its fetch metadata', { origin: undefined, 'sec-fetch-site': 'same-origin' }],
    ['by its origin', { origin, 'sec-fetch-site': undefined }],
  ])('from our own pages is recognised %s', async (_, headers) => {
    expect((await retailer.request('POST', `/api/jobs/${jobId}/share`, { headers })).status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
    '',
  ])('with a content type that a form on another site could send (%s) is not read', async (type) => {
    const rawBody = JSON.stringify({ reason: 'Bye' });
    const headers = { 'content-type': type };
    const answer = await retailer.request('POST', `/api/jobs/${jobId}/cancel`, { rawBody, headers });
    expect(outcome(answer)).toEqual([415, 'unsupported_media_type']);
  });
});

describe('the method of a request', () => {
  const stillPosted = async () => expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.status).toBe('posted');

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])('cannot be changed by %s', async (name) => {
    const asked = { headers: { [name]: 'DELETE' } };
    const path = `/api/jobs/${jobId}`;
    expect((await retailer.get(path, asked)).status).toBe(200);
    expect(outcome(await retailer.request('POST', path, asked))).toEqual([405, 'method_not_allowed']);
    expect((await retailer.get(`${path}?_method=DELETE`)).status).toBe(200);
    await stillPosted();
  });

  it('is refused in the format of the API if the path does not support it', async () => {
    const unknown = [...new Set(allRoutes.map((route) => pathOf(route)))].flatMap((path) =>
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND']
        .filter((method) => !allRoutes.some((route) => route.method === method && matches(route, path)))
        .map((method) => ({ method, path })),
    );
    expect(unknown.length).toBeGreaterThan(allRoutes.length);
    for (const { method, path } of unknown) {
      const answer = await retailer.request(method, path);
      expect([method, path, ...outcome(answer)]).toEqual([method, path, 405, 'method_not_allowed']);
    }
    await stillPosted();
  });
});

const matches = (route: Route, path: string): boolean => patternOf(route.path).test(path);

describe('a path', () => {
  it.each([
    '/api/nothing',
    '/api',
    '/api/',
    '/api/profile/',
    '/api/profile/x.css',
    '/api/profile;x.css',
    '/api//profile',
    '/API/profile',
    '/api/Profile',
    '/api/profile%2f',
    '/api/%70rofile',
    '/api/jobs/retailer/extra',
    '/api/administrator',
    '/openapi.json',
    '/.env',
  ])('that is not in the contract gets 404: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await retailer.request(method, path);
      expect([method, ...outcome(answer)]).toEqual([method, 404, 'not_found']);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
  });

  const withId = allRoutes.filter((route) => route.path.includes('{'));
  const odd = (): [string, string][] => [
    ['a path upwards', '..%2f..%2fauth%2fme'],
    ['a path upwards, encoded twice', '..%252f..%252fauth%252fme'],
    ['a path into it', `${jobId}%2fapplications`],
    ['its id in capitals', jobId.toUpperCase()],
    ['its id with a space', `${jobId}%20`],
    ['its id and a NUL', `${jobId}%00`],
    ['its id and a line end', `${jobId}%0a`],
    ['its id in braces', `%7b${jobId}%7d`],
    ['the id of something in it', `${jobId}.${randomUUID()}.${randomUUID()}`],
    ['a key of the table', `%24suncrew%23jobId_${jobId}`],
    ['a condition', '%7b%22%24ne%22%3anull%7d'],
    ['a broken escape', '%E0%A4%A'],
    ['a property of every object', '__proto__'],
    ['a word', 'undefined'],
    ['a long name', 'a'.repeat(3_000)],
    ['a wild card', '*'],
  ];

  const isWhole = process.env.ACCESS_MATRIX === 'whole';

  // Two people call each route, each with half of the ids. With ACCESS_MATRIX=whole, each uses all ids.
  it(`with an odd id gets 404 on each of ${withId.length} routes`, async () => {
    const before = await digestTable();
    const people = [retailer, installer];
    for (const route of withId)
      for (const [at, [name, id]] of odd().entries())
        for (const who of people.filter((_, index) => isWhole || index === at % people.length)) {
          const answer = await who.request(route.method, pathOf(route, id));
          const got = [routeKeyOf(route), name, ...outcome(answer)];
          expect(got).toEqual([routeKeyOf(route), name, 404, 'not_found']);
        }
    expect(changedRows(before, await digestTable())).toEqual([]);
  });
});

describe('a query', () => {
  it('with a parameter given twice uses one of them or is refused', async () => {
    const [first, second] = [
      await retailer.get('/api/jobs/retailer?tab=posted&tab=draft'),
      await retailer.get('/api/jobs/retailer?tab=posted&tab=posted'),
    ];
    expect([first.status, second.status].every((status) => status === 200 || status === 422)).toBe(true);
    for (const query of [
      'tab=',
      'tab[]=posted',
      'tab[$ne]=x',
      'cursor=&cursor=',
      'tab=__proto__',
      '__proto__=1',
      'a=1',
    ])
      expect([query, ...outcome(await retailer.get(`/api/jobs/retailer?${query}`))]).toEqual([query, 422, 'invalid']);
  });

  it('cannot ask for more than the person may see, or for other people’s data', async () => {
    const plain = (await installer.get(`/api/jobs/${jobId}`)).body;
    for (const query of [
      'fields=customerName',
      'expand=customer',
      `userId=${retailer.userId}`,
      'isAdmin=true',
      'role=admin',
    ])
      expect((await installer.get(`/api/jobs/${jobId}?${query}`)).body).toEqual(plain);
    const own = (await installer.get('/api/auth/me')).body;
    expect((await installer.get(`/api/auth/me?userId=${retailer.userId}`)).body).toEqual(own);
  });

  it('cannot continue someone else’s list', async () => {
    const stranger = await app.retailer();
    const key = { pk: `$suncrew#jobId_${jobId}`, sk: '$core#job_1', list2pk: `owner#${retailer.userId}`, list2sk: '9' };
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
    for (const list of ['jobs/retailer', 'jobs/retailer?tab=posted', 'notifications', 'preferred-installers']) {
      const answer = await stranger.get(`/api/${list}${list.includes('?') ? '&' : '?'}cursor=${cursor}`);
      expect([list, answer.text.includes(jobId)]).toEqual([list, false]);
      expect([200, 422]).toContain(answer.status);
    }
  });
});

describe('a request body', () => {
  it('with a field given twice is read once, and cannot set the fields that the server controls', async () => {
    const rawBody = JSON.stringify(jobForm()).replace(/}$/, ',"status":"draft","status":"posted"}');
    const answer = await retailer.request('POST', '/api/jobs', { rawBody });
    expect([answer.status, answer.body.job.status]).toEqual([201, 'posted']);
    const owned = {
      retailerId: installer.userId,
      assignedInstallerId: installer.userId,
      shareToken: 'x',
      version: 9,
      id: jobId,
    };
    for (const [name, value] of Object.entries({ ...owned, isAdmin: true, constructor: {}, createdAt: '2020-01-01' }))
      expect((await retailer.post('/api/jobs', { ...jobForm(), [name]: value })).body.fields).toHaveProperty([name]);
    const polluted = JSON.stringify(jobForm()).replace(/}$/, ',"__proto__":{"isAdmin":true}}');
    expect(outcome(await retailer.request('POST', '/api/jobs', { rawBody: polluted }))).toEqual([422, 'invalid']);
    expect((await retailer.get('/api/auth/me')).body.user.isAdmin).toBe(false);
  });
});
