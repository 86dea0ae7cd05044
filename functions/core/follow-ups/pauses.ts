/** The back-off of outbox rows. A row waits longer after each failed attempt. After the last one, it waits for an operator. */

const minute = 60_000;
const longestPause = 60 * minute;

/**
 * The number of attempts before a row waits for an operator. The pauses between them grow from one minute to an hour: about six
 * hours in all.
 */
export const maxAttempts = 12;

/** Returns the pause after this many attempts, in milliseconds. */
export const pauseAfter = (attempts: number): number => Math.min(minute * 2 ** (attempts - 1), longestPause);
