import { jest } from '@jest/globals';

/** Stops the server's clock at a moment. Waits and timers stay real. `jest.useRealTimers()` starts the clock again. */
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
