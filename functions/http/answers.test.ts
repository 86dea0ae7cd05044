import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { unavailable } from '../refusal.ts';
import { refuse } from './answers.ts';

const call = { requestId: 'request-1', routeKey: 'GET /api/jobs/{id}' };
const logged: string[] = [];
const listen = () =>
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged.push(String(text));
    return true;
  });

afterEach(() => {
  jest.restoreAllMocks();
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

  it('of a fault of ours is where it happened', () => {
    listen();
    expect(refuse(new Error('No such field'), call).statusCode).toBe(500);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('answers.test.ts');
  });
});
