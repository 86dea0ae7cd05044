import { jest } from '@jest/globals';

/** Stops the server's clock at a moment; waits and timers stay real. `jest.useRealTimers()` starts it again. */
export function stopClockAt(now: number): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}
