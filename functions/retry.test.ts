import { describe, expect, test } from '@jest/globals';
import { again, retry } from './retry.ts';

const quick = { firstPause: 1, longestPause: 2 };

describe('retrying', () => {
  test('stops after the first answer', async () => {
    let tries = 0;
    const answer = await retry(async () => {
      tries += 1;
      return tries < 3 ? again : `after ${tries}`;
    }, quick);
    expect(answer).toBe('after 3');
  });

  test('stops immediately after an error', async () => {
    let tries = 0;
    const failing = retry(async () => {
      tries += 1;
      throw new Error('broken');
    }, quick);
    await expect(failing).rejects.toThrow('broken');
    expect(tries).toBe(1);
  });

  test('tells only the last try that it is the last', async () => {
    const told: boolean[] = [];
    const failing = retry(
      async (isLast) => {
        told.push(isLast);
        if (isLast) throw new Error('given up');
        return again;
      },
      { ...quick, tries: 3 },
    );
    await expect(failing).rejects.toThrow('given up');
    expect(told).toEqual([false, false, true]);
  });

  test('makes a try after the time limit the last one', async () => {
    const told: boolean[] = [];
    const failing = retry(
      async (isLast) => {
        told.push(isLast);
        if (isLast) throw new Error('too late');
        await new Promise((resolve) => setTimeout(resolve, 20));
        return again;
      },
      { ...quick, milliseconds: 10 },
    );
    await expect(failing).rejects.toThrow('too late');
    expect(told).toEqual([false, true]);
  });
});
