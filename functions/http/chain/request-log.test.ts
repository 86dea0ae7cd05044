import { afterEach, expect, it, jest } from '@jest/globals';
import { Refusal } from '../../refusal.ts';
import { requestLog } from './request-log.ts';

const level = process.env.LOG_LEVEL;
afterEach(() => {
  jest.restoreAllMocks();
  if (level === undefined) delete process.env.LOG_LEVEL;
  else process.env.LOG_LEVEL = level;
});

/** Returns the log line of a request that takes a quarter of a second. */
async function lineOf(end: 'after' | 'onError', facts: object) {
  const lines: string[] = [];
  process.env.LOG_LEVEL = 'error';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  const event = {
    routeKey: 'GET /api/jobs/{id}',
    requestContext: { requestId: 'r1', timeEpoch: 0 },
    findings: { actor: { userId: 'bright-roofs', person: { userId: 'ann' } } },
  };
  const link = requestLog();
  await link.before?.({ event } as never);
  clock.mockReturnValue(5_250.4);
  await link[end]?.({ event, ...facts } as never);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

it('an answered request leaves one line with its route, its time and the person who called', async () => {
  expect(await lineOf('after', { response: { statusCode: 200 }, error: null })).toEqual({
    level: 'info',
    event: 'request',
    time: '1970-01-01T00:00:00.000Z',
    requestId: 'r1',
    routeKey: 'GET /api/jobs/{id}',
    actorId: 'ann',
    status: 200,
    outcome: 'done',
    milliseconds: 250,
  });
});

it('a refused request leaves its code, and one without an answer counts as failed', async () => {
  expect(await lineOf('onError', { response: { statusCode: 403 }, error: new Refusal('forbidden') })).toMatchObject({
    status: 403,
    outcome: 'refused',
    code: 'forbidden',
  });
  expect(await lineOf('onError', { response: undefined, error: new Error('No') })).toMatchObject({
    status: 500,
    outcome: 'failed',
    code: 'internal',
  });
});
