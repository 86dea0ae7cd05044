import { describe, expect, it } from '@jest/globals';
import { ApiError } from '#shared/api/client.ts';
import { atOnce, getsThrough, inTurn, whyBroken, windowsIn } from './attack.ts';

describe('a promise', () => {
  it.each([
    ['exactly the allowed number of attempts succeeds', { successes: 5 }, { attempts: 9, successes: 5 }, 1, null],
    [
      'one attempt too many succeeds',
      { successes: 5 },
      { attempts: 9, successes: 6 },
      1,
      '6 attempts succeeded, and at most 5 may',
    ],
    [
      'an attempt succeeds that must not',
      { successes: 0 },
      { attempts: 1, successes: 1 },
      1,
      '1 attempts succeeded, and at most 0 may',
    ],
    [
      'fewer attempts succeed than the limit allows',
      { successes: 5 },
      { attempts: 9, successes: 4 },
      1,
      'only 4 attempts succeeded of 5 that may',
    ],
    ['a new window begins between attempts', { successes: 5 }, { attempts: 9, successes: 8 }, 2, null],
    [
      'an email too many is sent',
      { successes: 0, emails: 1 },
      { attempts: 1, successes: 0, emails: 2 },
      1,
      '2 emails were sent, and at most 1 may be',
    ],
    [
      'emails are sent although none may be',
      { successes: 0 },
      { attempts: 1, successes: 0, emails: 1 },
      1,
      '1 emails were sent, and at most 0 may be',
    ],
    [
      'no email is sent although some are allowed',
      { successes: 0, emails: 9 },
      { attempts: 1, successes: 0, emails: 0 },
      1,
      'no email was sent, so nothing limited them',
    ],
  ])('when %s', (_, promised, tally, windows, why) => {
    expect(whyBroken(promised, tally, windows)).toBe(why);
  });

  it('counts the windows of an attack', () => {
    expect([windowsIn(0, 899_999, 900), windowsIn(899_999, 900_000, 900), windowsIn(0, 1_800_000, 900)]).toEqual([
      1, 2, 3,
    ]);
  });
});

describe('an attempt', () => {
  const refusal = (status: number, body = '') => Promise.reject(new ApiError(status, body));
  const tooMany = (message: string) =>
    refusal(429, JSON.stringify({ code: 'rate_limited', message, requestId: 'one' }));
  const answers = { through: ['unauthenticated'], stopped: ['rate_limited'] } as const;

  it('gets through when the call succeeds, or when its refusal helps the attacker', async () => {
    const calls = [Promise.resolve(), refusal(401), tooMany('Please try again in 9 seconds.')];
    expect(await Promise.all(calls.map((call) => getsThrough(call, answers)))).toEqual([true, true, false]);
  });

  it('ends the attack on an unexpected answer', async () => {
    await expect(getsThrough(refusal(500), answers)).rejects.toThrow(ApiError);
    await expect(getsThrough(Promise.reject(new Error('gone')), answers)).rejects.toThrow('gone');
  });

  it('ends the attack if a limit does not say when to try again', async () => {
    await expect(getsThrough(tooMany('Too many attempts.'), answers)).rejects.toThrow('No answer says when');
  });

  it('is counted when attempts run one after the other, and when they run at the same moment', async () => {
    const tally = { attempts: 4, successes: 2 };
    const isEven = async (at: number) => at % 2 === 0;
    expect([await inTurn(4, isEven), await atOnce(4, isEven)]).toEqual([tally, tally]);
  });
});
