import { describe as describeHere, it as itHere, vi } from 'vitest';
import { mocks, withEach } from '../harness/jest-parts.ts';

/** Replaces `@jest/globals` for the API tests where vitest runs them. */

export { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
export { expect } from '../harness/jest-parts.ts';
export const describe = withEach((title, body) => describeHere(title, () => void body()));
export const it = withEach((title, body) => itHere(title, async () => void (await body())));

/** vitest is told what to fake, and jest what not. */
const fakeable = [
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'performance',
] as const;
export const jest = {
  ...mocks,
  useFakeTimers: ({ now, doNotFake }: { now: number; doNotFake: readonly string[] }) =>
    vi.useFakeTimers({ now, toFake: fakeable.filter((name) => !doNotFake.includes(name)) }),
  useRealTimers: () => vi.useRealTimers(),
};
