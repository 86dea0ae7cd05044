import { ApiError } from '#shared/api/client.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Stage } from './stage.ts';

/** What came of an attack. */
export interface Tally {
  attempts: number;
  successes: number;
  /** Letters to people who did not ask for them. */
  letters?: number;
}

export interface Promised {
  /** So many attempts succeed: all that a limit allows, or those of the one person who may. */
  successes: number;
  /** At most. */
  letters?: number;
  /** Both are for so many seconds, counted from midnight. An attack may lie across the end of them. */
  seconds?: number;
}

export interface Attack {
  tries: string;
  promised: Promised;
  /** Throws if somebody is kept from what is theirs. */
  run(stage: Stage): Promise<Tally>;
}

export interface Theme {
  name: string;
  attacks: readonly Attack[];
}

/** How many windows of so many seconds lie between two moments, in milliseconds. */
export function windowsIn(from: number, to: number, seconds: number): number {
  const windowAt = (moment: number) => Math.floor(moment / 1000 / seconds);
  return windowAt(to) - windowAt(from) + 1;
}

/** Why a promise is broken, or null. An attack that gets less far than it may was not the attack that it says it is. */
export function whyBroken({ successes, letters = 0 }: Promised, tally: Tally, windows = 1): string | null {
  const [most, mostLetters] = [successes * windows, letters * windows];
  const sent = tally.letters ?? 0;
  if (tally.successes > most) return `${tally.successes} attempts succeeded, and at most ${most} may`;
  if (tally.successes < successes) return `only ${tally.successes} attempts succeeded of ${successes} that may`;
  if (sent > mostLetters) return `${sent} letters were sent, and at most ${mostLetters} may be`;
  if (letters > 0 && sent === 0) return 'no letter was sent, so nothing limited them';
  return null;
}

interface Answers {
  /** Refusals that give an attacker what they want, such as the news that a password is wrong. */
  through?: readonly ErrorCode[];
  /** Refusals that do not. */
  stopped: readonly ErrorCode[];
}

/** Whether an attempt got through. An answer that nobody foresaw ends the attack. */
export async function getsThrough(call: Promise<unknown>, { through = [], stopped }: Answers): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'rate_limited' && !/Please try again (in \d+ \w+|later)\./.test(error.message))
      throw new Error(`Nobody is told when to try again: ${error.message}`);
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

/** One attempt after the other. */
export async function inTurn(attempts: number, attempt: Attempt): Promise<Tally> {
  const results: boolean[] = [];
  for (let at = 0; at < attempts; at += 1) results.push(await attempt(at));
  return tallyOf(results);
}

/** All attempts at the same moment. */
export const atOnce = async (attempts: number, attempt: Attempt): Promise<Tally> =>
  tallyOf(await Promise.all(Array.from({ length: attempts }, (_, at) => attempt(at))));
