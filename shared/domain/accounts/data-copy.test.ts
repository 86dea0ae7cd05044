import { describe, expect, it } from '@jest/globals';
import { copyKeptMs, copyStalledMs, copyStateOf } from './data-copy.ts';

const start = Date.parse('2026-11-23T08:00:00.000Z');
const at = (ms: number) => new Date(start + ms);
const preparing = { progressAt: at(0).toISOString(), expiresAt: at(copyKeptMs).toISOString() };
const ready = { ...preparing, readyAt: at(1000).toISOString() };

describe('the copy of somebody’s data', () => {
  it.each([
    ['none, if nobody asked for it', null, 0, 'none'],
    ['being prepared, until nothing has been added for an hour', preparing, copyStalledMs - 1, 'preparing'],
    ['failed after that', preparing, copyStalledMs, 'failed'],
    ['ready to its last moment', ready, copyKeptMs - 1, 'ready'],
    ['gone when its day is over, ready or not', ready, copyKeptMs, 'none'],
    ['gone when its day is over, if it failed', preparing, copyKeptMs, 'none'],
  ] as const)('is %s', (_, copy, ms, state) => {
    expect(copyStateOf(copy, at(ms))).toBe(state);
  });
});
