/** What a try answers when it has to be made again. */
export const again = Symbol('again');

interface Limits {
  /** How often at most; without limit unless said. */
  tries?: number;
  /** How long new tries are begun; without limit unless said. */
  milliseconds?: number;
  /** The longest first pause in milliseconds; each further one may be twice as long, up to `longestPause`. */
  firstPause: number;
  longestPause: number;
}

const pause = (attempt: number, { firstPause, longestPause }: Limits): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(firstPause * 2 ** (attempt - 1), longestPause)),
  );

/**
 * Makes tries until one answers or throws. Pauses between them are random, so that those who met once do not meet again.
 * A try is told when it is the last one, and then has to say what is wrong instead of asking for another.
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
