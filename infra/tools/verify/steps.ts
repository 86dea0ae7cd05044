import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#shared/api/client.ts';
import type { ErrorCode } from '#shared/errors.ts';

/**
 * Thrown after a failed step is printed, to end its walk, which is a sequence of steps. Later steps would fail for the same
 * reason.
 */
export class WalkStopped extends Error {}

const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.text;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
};

/** The number of characters of a reason to print. A longer reason is usually the error page of a server that is not ours. */
const shownCharacters = 600;

export interface Walk {
  step<T>(name: string, run: () => Promise<T>): Promise<T>;
  readonly passed: number;
  readonly failed: number;
}

/** Starts a walk, which runs steps one after the other and prints each. A step that fails throws `WalkStopped`. */
export function startWalk(print: (line: string) => void): Walk {
  const counts = { passed: 0, failed: 0 };
  return {
    get passed() {
      return counts.passed;
    },
    get failed() {
      return counts.failed;
    },
    async step(name, run) {
      const start = performance.now();
      const took = () => `${Math.round(performance.now() - start)} ms`;
      try {
        const result = await run();
        counts.passed += 1;
        print(`ok  ${name} (${took()})`);
        return result;
      } catch (error) {
        counts.failed += 1;
        print(`FAILED ${name} (${took()})`);
        print(reasonOf(error).slice(0, shownCharacters).replace(/^/gm, '       '));
        throw new WalkStopped(name, { cause: error });
      }
    },
  };
}

const promisedMilliseconds = 5_000;
const pauseMilliseconds = 50;

/** Retries a check of follow-up work until it passes. Throws its last error after 5 s. */
export async function soon<T>(check: () => Promise<T>): Promise<T> {
  const until = performance.now() + promisedMilliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await delay(pauseMilliseconds);
  }
}

/** Checks that the call is refused with this code. Returns the error. */
export async function refused(code: ErrorCode, call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return error;
    throw error;
  }
  throw new Error(`This should have been refused with ${code}.`);
}
