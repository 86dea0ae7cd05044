import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from '#functions/data/commit.ts';

/** Thrown if a service reports that it is too busy. The message is for the person at the terminal. */
export class Busy extends Error {
  readonly retryAfterMs: number;
  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The time after which `patiently` stops retrying. It is far longer than any machine needs. */
const patienceMs = 10 * 60_000;
const usualPauseMs = 1_000;

function pauseAfter(error: unknown): number | null {
  if (error instanceof Busy) return error.retryAfterMs;
  return isPassing(error) ? usualPauseMs : null;
}

/** Retries while the services are too busy. A first start must not fail because the machine is slow. */
export async function patiently<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      const pauseMs = pauseAfter(error);
      if (pauseMs === null || Date.now() + pauseMs > until) throw error;
      await delay(pauseMs, undefined, { signal });
    }
  }
}
