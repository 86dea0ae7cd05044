import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api/client.ts';
import { NoConnection } from './connection.ts';
import { repetition } from './repetition.ts';

/** Sends each input in turn, and returns the sent keys. The first write fails with this error, or none fails. */
async function keysOf(inputs: readonly unknown[], failure: Error | null): Promise<string[]> {
  const keys: string[] = [];
  const press = repetition(() => 'robin')(async (_: unknown, { idempotencyKey, person }) => {
    expect(person).toBe('robin');
    keys.push(idempotencyKey);
    if (failure && keys.length === 1) throw failure;
  });
  for (const input of inputs) await press(input).catch((error: unknown) => expect(error).toBe(failure));
  return keys;
}

describe('a write that is pressed again', () => {
  it.each([
    ['the answer was lost', new NoConnection('notAnswered')],
    ['the server failed', new ApiError(503, '')],
    ['a script of the page failed', new Error('lost')],
  ])('keeps its key if %s', async (_, failure) => {
    const [first, second] = await keysOf(['a', 'a'], failure);
    expect(second).toBe(first);
  });

  it.each([
    ['it was done', null],
    ['the server refused it', new ApiError(422, '')],
  ])('has a new key if %s', async (_, failure) => {
    const [first, second] = await keysOf(['a', 'a'], failure);
    expect(second).not.toBe(first);
  });

  it('has a new key if its content differs', async () => {
    const [first, second] = await keysOf([{ a: 1 }, { a: 2 }], new ApiError(503, ''));
    expect(second).not.toBe(first);
  });
});
