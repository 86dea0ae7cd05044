import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Route } from '#shared/api/route.ts';
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

describe('what the operator reads', () => {
  it.each([
    ['passed on as it came', timeout],
    ['wrapped by the library of the rows', new Error('Error thrown by the client', { cause: timeout })],
    ['given up on after several tries', unavailable(timeout)],
  ])('of a busy service is one line without a stack (%s)', (_, error) => {
    listen();
    expect(refuse(error, call).statusCode).toBe(503);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'error', code: 'unavailable', requestId: 'request-1' });
    expect(logged[0]).toContain('TimeoutError: The table said nothing for 2000 ms');
    expect(logged[0]).not.toMatch(/\\n|at .*answers\.test/);
  });

  it('about our own fault says where it happened', () => {
    listen();
    expect(refuse(new Error('No such field'), call).statusCode).toBe(500);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('answers.test.ts');
  });
});

describe('what leaves the function', () => {
  const route = { status: 201, response: {} } as unknown as Route;
  const headers = { 'cache-control': 'no-store', 'x-request-id': 'request-1' };
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8' };

  it('is the content, with cookies only where there are any', () => {
    expect(answer(route, { a: 1 }, 'request-1')).toEqual({ statusCode: 201, headers: json, body: '{"a":1}' });
    expect(answer(route, new Reply({ body: { a: 1 }, cookies: ['x=1'] }), 'request-1')).toEqual({
      statusCode: 201,
      headers: json,
      body: '{"a":1}',
      cookies: ['x=1'],
    });
  });

  it('is nothing where there is nothing to say, or an address to go to', () => {
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

  it('may be kept where the contract says for how long', () => {
    const kept = answer({ ...route, cacheSeconds: 300 }, {}, 'request-1');
    expect(kept.headers).toEqual({ ...json, 'cache-control': 'public, max-age=300' });
  });

  it('is a refusal with its fields and its wait where it has them, and else without, unlogged', () => {
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

  it('is a fault without a word of what it was, which the operator reads', () => {
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
