import { describe, expect, it } from '@jest/globals';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ErrorCode } from '#shared/errors.ts';
import { createPerson } from '../../local/seed/person.ts';

type Result = APIGatewayProxyStructuredResultV2;

const busy: Result = {
  statusCode: 503,
  headers: { 'retry-after': '0' },
  body: JSON.stringify({ code: 'unavailable' satisfies ErrorCode }),
};
const refused = (statusCode: number, code: ErrorCode): Result => ({ statusCode, body: JSON.stringify({ code }) });
const signedIn = (statusCode: number): Result => ({
  statusCode,
  cookies: ['session=fresh; Path=/'],
  body: JSON.stringify({ user: { id: 'kim' } }),
});
const done: Result = { statusCode: 200, body: JSON.stringify({ unreadCount: 0 }) };

/** Creates a person of the demo data who gets these answers from the API, one after the other. */
function personWhoHears(...answers: Result[]) {
  const asked: APIGatewayProxyEventV2[] = [];
  const stop = new AbortController();
  const person = createPerson(
    {
      origin: 'http://localhost:3000',
      edgeSecret: 'secret',
      signal: stop.signal,
      handlerOf: async () => async (event) => {
        asked.push(event);
        return answers.shift() ?? busy;
      },
    },
    { email: 'kim@example.com', password: 'correct horse battery', address: '203.0.113.7:4000' },
  );
  const keys = () => asked.map(({ headers }) => headers['idempotency-key']);
  const paths = () => asked.map(({ rawPath }) => rawPath);
  return { person, asked, keys, paths, stop };
}

const at = new Date('2026-03-04T00:00:00Z');

describe('the people of the demo data', () => {
  it('repeat a call of a busy service with the same idempotency key', async () => {
    const { person, keys } = personWhoHears(busy, busy, done, done);
    expect(await person.call(at, 'readAllNotifications')).toEqual({ unreadCount: 0 });
    await person.call(at, 'readAllNotifications');
    const [first, second, third, next] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it('wait as long as the Retry-After of a busy service', async () => {
    const { person } = personWhoHears({ ...busy, headers: { 'retry-after': '1' } }, done);
    const since = performance.now();
    await person.call(at, 'readAllNotifications');
    expect(performance.now() - since).toBeGreaterThan(900);
  });

  it('sign in when the answer to their registration was lost', async () => {
    const { person, paths } = personWhoHears(busy, refused(409, 'email_taken'), signedIn(200));
    expect(await person.register(at, 'retailer')).toBe('kim');
    expect(paths()).toEqual(['/api/auth/register', '/api/auth/register', '/api/auth/login']);
  });

  it('sign in again when their session ended too early', async () => {
    const { person, asked, keys, paths } = personWhoHears(refused(401, 'token_expired'), signedIn(200), done);
    await person.call(at, 'readAllNotifications');
    expect(paths()[1]).toBe('/api/auth/login');
    expect(keys()[2]).toBe(keys()[0]);
    expect(asked[2]?.cookies).toEqual(['session=fresh']);
  });

  it('stop at a refusal that is not temporary', async () => {
    const { person, asked } = personWhoHears(refused(422, 'invalid'));
    await expect(person.call(at, 'readAllNotifications')).rejects.toThrow(
      'POST /api/notifications/read-all answered 422',
    );
    expect(asked).toHaveLength(1);
  });

  it('stop waiting when the start is stopped', async () => {
    const { person, stop } = personWhoHears({ ...busy, headers: { 'retry-after': '60' } });
    const calling = person.call(at, 'readAllNotifications');
    setTimeout(() => stop.abort(), 50);
    await expect(calling).rejects.toThrow(/abort/i);
  });
});
