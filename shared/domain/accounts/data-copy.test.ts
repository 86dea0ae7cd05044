import { describe, expect, it } from '@jest/globals';
import { copyKeptMs, copyStalledMs, copyStateOf } from './data-copy.ts';

const start = Date.parse('2026-11-23T08:00:00.000Z');
const at = (ms: number) => new Date(start + ms);
const preparing = { progressAt: at(0).toISOString(), expiresAt: at(copyKeptMs).toISOString() };
const ready = { ...preparing, readyAt: at(1000).toISOString() };

describe('a data copy', () => {
  it.each([
    ['none, if the user has not requested one', null, 0, 'none'],
    ['being prepared, until nothing has been added for an hour', preparing, copyStalledMs - 1, 'preparing'],
    ['failed after that', preparing, copyStalledMs, 'failed'],
    ['ready to its last moment', ready, copyKeptMs - 1, 'ready'],
    ['gone when it has expired, ready or not', ready, copyKeptMs, 'none'],
    ['gone when it has expired, if it failed', preparing, copyKeptMs, 'none'],
  ] as const)('is %s', (_, copy, ms, state) => {
    expect(copyStateOf(copy, at(ms))).toBe(state);
  });
});
