import { ApiError } from '#shared/api/client.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Stage } from './stage.ts';

/** The result of an attack. */
export interface Tally {
  attempts: number;
  successes: number;
  /** Emails to people who did not ask for them. */
  emails?: number;
}

export interface Promised {
  /** The number of attempts that must succeed, such as the calls that a rate limit allows. 0 if every attempt must fail. */
  successes: number;
  /** The maximum number of emails. */
  emails?: number;
  /**
   * If present, both numbers apply to each window of this many seconds. Windows begin at fixed times, so an attack may extend
   * over two windows.
   */
  seconds?: number;
}

export interface Attack {
  tries: string;
  promised: Promised;
  /** Makes the attack, and returns its result. Throws if an owner cannot use their own account. */
  run(stage: Stage): Promise<Tally>;
}

export interface Theme {
  name: string;
  attacks: readonly Attack[];
}

/** Returns in how many windows of this many seconds an attack took place. `from` and `to` are in milliseconds. */
export function windowsIn(from: number, to: number, seconds: number): number {
  const windowAt = (moment: number) => Math.floor(moment / 1000 / seconds);
  return windowAt(to) - windowAt(from) + 1;
}

/**
 * Returns why a promise is broken, or null. Fewer successes than promised also break a promise: such an attack did not reach the
 * limit, so it proves nothing.
 */
export function whyBroken({ successes, emails = 0 }: Promised, tally: Tally, windows = 1): string | null {
  const [most, mostEmails] = [successes * windows, emails * windows];
  const sent = tally.emails ?? 0;
  if (tally.successes > most) return `${tally.successes} attempts succeeded, and at most ${most} may`;
  if (tally.successes < successes) return `only ${tally.successes} attempts succeeded of ${successes} that may`;
  if (sent > mostEmails) return `${sent} emails were sent, and at most ${mostEmails} may be`;
  if (emails > 0 && sent === 0) return 'no email was sent, so nothing limited them';
  return null;
}

interface Answers {
  /** Refusals that help an attacker, such as one that says a password is wrong. */
  through?: readonly ErrorCode[];
  /** Refusals that do not help an attacker. */
  stopped: readonly ErrorCode[];
}

/** Tells whether an attempt got through. Throws on an unexpected answer, which ends the attack. */
export async function getsThrough(call: Promise<unknown>, { through = [], stopped }: Answers): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'rate_limited' && !/Please try again (in \d+ \w+|later)\./.test(error.message))
      throw new Error(`No answer says when to retry: ${error.message}`);
    if (through.includes(error.code)) return true;
    if (stopped.includes(error.code)) return false;
    throw error;
  }
}

type Attempt = (at: number) => Promise<boolean>;

const tallyOf = (results: readonly boolean[]): Tally => ({
  attempts: results.length,
  successes: results.filter(Boolean).length,
});

/** Makes one attempt after the other, and counts the successful ones. */
export async function inTurn(attempts: number, attempt: Attempt): Promise<Tally> {
  const results: boolean[] = [];
  for (let at = 0; at < attempts; at += 1) results.push(await attempt(at));
  return tallyOf(results);
}

/** Makes all attempts at the same moment, and counts the successful ones. */
export const atOnce = async (attempts: number, attempt: Attempt): Promise<Tally> =>
  tallyOf(await Promise.all(Array.from({ length: attempts }, (_, at) => attempt(at))));
