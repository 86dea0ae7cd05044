/** The value that an attempt returns if it needs to be repeated. */
export const again = Symbol('again');

interface Limits {
  /** The maximum number of attempts. Unlimited by default. */
  tries?: number;
  /** The time in which new attempts may start. Unlimited by default. */
  milliseconds?: number;
  /** The longest first pause in milliseconds. Each further pause may be twice as long, up to `longestPause`. */
  firstPause: number;
  longestPause: number;
}

const pause = (attempt: number, { firstPause, longestPause }: Limits): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(firstPause * 2 ** (attempt - 1), longestPause)),
  );

/**
 * Repeats an attempt until it throws, or returns another value than `again`. The pauses are random, so that callers that collided
 * once do not collide again. The last attempt gets `true`, and must report the error instead of asking for another attempt.
 */
export async function retry<T>(run: (isLast: boolean) => Promise<T | typeof again>, limits: Limits): Promise<T> {
  const { tries = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = limits;
  const until = Date.now() + milliseconds;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= tries || Date.now() > until;
    const answer = await run(isLast);
    if (answer !== again) return answer;
    if (isLast) throw new Error('The last try asked for another one.');
    await pause(attempt, limits);
  }
}
