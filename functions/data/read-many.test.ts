import { describe, expect, it } from '@jest/globals';
import { readMany } from './read-many.ts';

describe('reading many rows by key', () => {
  it('makes no request if there are no keys', async () => {
    const run = async () => {
      throw new Error('The table was asked.');
    };
    expect(await readMany([], run)).toEqual([]);
  });

  it('retries rows that a busy table left unread', async () => {
    const asked: number[][] = [];
    const found = await readMany([1, 2, 3], async (keys) => {
      asked.push(keys);
      return { data: keys.slice(0, 1).map(String), unprocessed: keys.slice(1) };
    });
    expect(found).toEqual(['1', '2', '3']);
    expect(asked).toEqual([[1, 2, 3], [2, 3], [3]]);
  });

  it('throws "unavailable" if the table stays busy', async () => {
    const run = async (keys: number[]) => ({ data: [], unprocessed: keys });
    await expect(readMany([1], run)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
