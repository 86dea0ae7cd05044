import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Route } from '#shared/api/route/route.ts';
import { Refusal, unavailable } from '../refusal.ts';
import { answer, refuse } from './answers.ts';
import { Reply } from './call.ts';

const call = { requestId: 'request-1', routeKey: 'GET /api/jobs/{id}' };
const logged: string[] = [];
const level = process.env.LOG_LEVEL ?? '';
const listen = () => {
  process.env.LOG_LEVEL = 'error';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged.push(String(text));
    return true;
  });
};

afterEach(() => {
  jest.restoreAllMocks();
  process.env.LOG_LEVEL = level;
  logged.length = 0;
});

const timeout = Object.assign(new Error('The table said nothing for 2000 ms'), { name: 'TimeoutError' });

describe('the log', () => {
  it.each([
    ['passed on unchanged', timeout],
    ['wrapped by ElectroDB', new Error('Error thrown by the client', { cause: timeout })],
    ['after several tries', unavailable(timeout)],
  ])('has one line without a stack when a service is busy (%s)', (_, error) => {
    listen();
    expect(refuse(error, call).statusCode).toBe(503);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'error', code: 'unavailable', requestId: 'request-1' });
    expect(logged[0]).toContain('TimeoutError: The table said nothing for 2000 ms');
    expect(logged[0]).not.toMatch(/\\n|at .*answers\.test/);
  });

  it('says where a bug in our code happened', () => {
    listen();
    expect(refuse(new Error('No such field'), call).statusCode).toBe(500);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('answers.test.ts');
  });
});

describe('a refusal', () => {
  it('lists the changes since the caller read it', () => {
    const changes = [{ field: 'priceExGst', label: 'Price', from: 4200.5, to: 5000 }];
    const { statusCode, body } = refuse(new Refusal('conflict', { message: 'Changed', changes }), call);
    expect([statusCode, JSON.parse(body ?? '')]).toEqual([
      409,
      { message: 'Changed', code: 'conflict', changes, requestId: 'request-1' },
    ]);
  });
});

describe('the answer of a function', () => {
  const route = { status: 201, response: {} } as unknown as Route;
  const headers = { 'cache-control': 'no-store', 'x-request-id': 'request-1' };
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8' };

  it('is the content, and has cookies only if there are any', () => {
    expect(answer(route, { a: 1 }, 'request-1')).toEqual({ statusCode: 201, headers: json, body: '{"a":1}' });
    expect(answer(route, new Reply({ body: { a: 1 }, cookies: ['x=1'] }), 'request-1')).toEqual({
      statusCode: 201,
      headers: json,
      body: '{"a":1}',
      cookies: ['x=1'],
    });
  });

  it('is empty if there is no content, or redirects to a URL', () => {
    const { response: _none, ...silent } = route;
    expect(answer(silent, undefined, 'request-1')).toEqual({ statusCode: 204, headers });
    expect(answer(silent, new Reply({ cookies: ['x=1'] }), 'request-1')).toEqual({
      statusCode: 204,
      headers,
      cookies: ['x=1'],
    });
    expect(answer(silent, new Reply({ location: 'https://there.example' }), 'request-1')).toEqual({
      statusCode: 302,
      headers: { ...headers, location: 'https://there.example' },
    });
  });

  it('may be text of another media type, which is sent unchanged', () => {
    const calendar = { ...route, status: 200, media: 'text/calendar' } as Route;
    expect(answer(calendar, 'BEGIN:VCALENDAR', 'request-1')).toEqual({
      statusCode: 200,
      headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
      body: 'BEGIN:VCALENDAR',
    });
  });

  it('may be cached for as long as the contract says', () => {
    const kept = answer({ ...route, cacheSeconds: 300 }, {}, 'request-1');
    expect(kept.headers).toEqual({ ...json, 'cache-control': 'public, max-age=300' });
  });

  it('to a refused request has fields and a waiting time only if there are any, and is not logged', () => {
    listen();
    const plain = refuse(new Refusal('forbidden', { message: 'No' }), call);
    expect(plain).toEqual({
      statusCode: 403,
      headers: json,
      body: '{"message":"No","code":"forbidden","requestId":"request-1"}',
    });
    const full = refuse(new Refusal('invalid', { message: 'No', fields: { a: 'b' }, retryAfterSeconds: 5 }), call);
    expect(full.headers).toEqual({ ...json, 'retry-after': '5' });
    expect(JSON.parse(full.body ?? '')).toEqual({
      message: 'No',
      code: 'invalid',
      fields: { a: 'b' },
      requestId: 'request-1',
    });
    expect(logged).toEqual([]);
  });

  it('to an unexpected error does not say what happened, but the log does', () => {
    listen();
    const fault = refuse(new Error('The password is swordfish'), call);
    expect(fault.statusCode).toBe(500);
    expect(fault.body).not.toContain('swordfish');
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      requestId: 'request-1',
      routeKey: 'GET /api/jobs/{id}',
      code: 'internal',
    });
  });
});
