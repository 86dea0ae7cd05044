import { describe, expect, it } from '@jest/globals';
import { eachDue } from './each-due.ts';

async function* pages(...all: number[][]) {
  yield* all;
}
const never = () => false;

describe('a loop of the sweeper', () => {
  it('continues after an item that fails, and then reports the failure', async () => {
    const done: number[] = [];
    const run = async (item: number) => {
      if (item === 2) throw new Error('The second is broken.');
      done.push(item);
      return true;
    };
    await expect(eachDue(pages([1, 2, 3], [4]), never, run)).rejects.toThrow('The second is broken.');
    expect(done).toEqual([1, 3, 4]);
  });

  it('counts the items that took effect, and starts nothing once the time is over', async () => {
    expect(await eachDue(pages([1, 2], [3]), never, async (item) => item !== 2)).toBe(2);
    const seen: number[] = [];
    const isOver = () => seen.length >= 2;
    await eachDue(pages([1, 2, 3], [4]), isOver, async (item) => seen.push(item) > 0);
    expect(seen).toEqual([1, 2]);
  });

  it('reads no further page once the time is over', async () => {
    const read: number[] = [];
    async function* counted() {
      for (const page of [1, 2, 3]) {
        read.push(page);
        yield [page];
      }
    }
    const done: number[] = [];
    const isOver = () => done.length >= 1;
    await eachDue(counted(), isOver, async (item) => done.push(item) > 0);
    expect([read, done]).toEqual([[1], [1]]);
  });
});
