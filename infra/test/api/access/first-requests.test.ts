import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { loadEnvironment } from '#functions/env.ts';
import { type ApiHandler, createHandler } from '#functions/http/chain/create-handler.ts';
import { jobForm } from '#infra/tools/in-process/builders.ts';
import { Client, originSecret } from '#infra/tools/in-process/client.ts';
import type { RouteGroup } from '#shared/api/route/route.ts';
import { outcome } from '../../harness/outcome.ts';
import { world } from './access-world.ts';

/** The first requests to a function that has just started. */

afterEach(() => world.putBack());
afterAll(() => world.close());

const context = {} as Context;
const asked = (routeKey: string, headers: Record<string, string> = { 'x-origin-verify': originSecret }) =>
  ({
    routeKey,
    rawPath: routeKey.split(' ')[1],
    headers,
    requestContext: { requestId: 'r1', timeEpoch: 1, http: { sourceIp: '192.0.2.9' } },
  }) as unknown as APIGatewayProxyEventV2;

const start = async (group: RouteGroup): Promise<ApiHandler> => {
  const file = `../../../../functions/routes/${group}.ts?${randomUUID()}`;
  return (await import(file)).handler;
};
/** Returns a second browser of the same person, whose requests go to functions that have just started. */
async function atFreshFunctions({ cookies, userId }: Client): Promise<Client> {
  const started = new Map<RouteGroup, Promise<ApiHandler>>();
  const browser = new Client((group) => {
    const handler = started.get(group) ?? start(group);
    started.set(group, handler);
    return handler;
  });
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return Object.assign(browser, { userId });
}

describe('a function', () => {
  it('answers only its own routes', async () => {
    await world.people();
    const { handler } = await import('#functions/routes/discovery.ts');
    expect((await handler(asked('GET /api/landing/stats'), context)).statusCode).toBe(200);
    expect((await handler(asked('GET /api/auth/me'), context)).statusCode).toBe(405);
  });

  it('that starts without its settings handles no request', async () => {
    const table = process.env.TABLE_NAME;
    const handler = createHandler('discovery', {} as never, {} as never);
    delete process.env.TABLE_NAME;
    try {
      expect((await handler(asked('GET /api/nothing'), context)).statusCode).toBe(500);
    } finally {
      process.env.TABLE_NAME = table;
    }
    expect((await handler(asked('GET /api/nothing'), context)).statusCode).toBe(404);
  });

  it('identifies the caller, and trusts only requests from the edge', async () => {
    const { owner } = (await world.people()).browsers;
    const browser = await atFreshFunctions(owner);
    expect((await browser.get('/api/auth/me')).body.user.id).toBe(owner.userId);
    browser.cookies.clear();
    expect(outcome(await browser.get('/api/auth/me'))).toEqual([401, 'unauthenticated']);
    const handler = await start('auth');
    expect((await handler(asked('GET /api/auth/me', {}), context)).statusCode).toBe(403);
  });

  it('checks its first write like any other', async () => {
    const browser = await atFreshFunctions((await world.people()).browsers.owner);
    const key = { 'idempotency-key': 'a-first-write' };
    const create = (body: unknown, headers: Record<string, string>) =>
      browser.request('POST', '/api/jobs', { body, headers });
    expect(outcome(await create(jobForm(), { 'content-type': 'text/plain' }))).toEqual([415, 'unsupported_media_type']);
    expect(outcome(await create(jobForm(), { 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'cross_site']);
    expect(outcome(await create({}, {}))).toEqual([422, 'invalid']);
    const [first, again] = [await create(jobForm(), key), await create(jobForm(), key)];
    expect([first.status, again.body.job.id]).toEqual([201, first.body.job.id]);
  });

  it('counts its calls from the first one', async () => {
    const limits = process.env.RATE_LIMITS;
    const once = { perAccount: 1, perAddress: 1, windowSeconds: 3600 };
    process.env.RATE_LIMITS = JSON.stringify({ ...JSON.parse(limits ?? '{}'), signIn: once });
    const visitor = await atFreshFunctions((await world.open()).client());
    const signIn = () => visitor.post('/api/auth/login', { email: 'no-one@example.com', password: 'not this one' });
    try {
      expect([outcome(await signIn()), outcome(await signIn())]).toEqual([
        [401, 'bad_credentials'],
        [429, 'rate_limited'],
      ]);
    } finally {
      process.env.RATE_LIMITS = limits;
      loadEnvironment('auth');
    }
  });
});
