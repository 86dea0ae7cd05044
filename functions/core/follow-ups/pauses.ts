/** An outbox row waits longer after each failed try. After the last one it waits for an operator. */

const minute = 60_000;
const longestPause = 60 * minute;

/** The pauses grow from one minute to an hour: about six hours in all. */
export const maxAttempts = 12;

/** Milliseconds. */
export const pauseAfter = (attempts: number): number => Math.min(minute * 2 ** (attempts - 1), longestPause);
