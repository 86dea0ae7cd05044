import { createHash } from 'node:crypto';
import type { RateLimitName } from '#shared/api/route/route.ts';
import { normaliseEmail } from '../../core/accounts/email-addresses.ts';
import type { RequestFacts } from '../../core/actor.ts';
import { countCall, countInARow, forgetRow, takeBackCall } from '../../data/requests/rate-writes.ts';
import { setting } from '../../env.ts';
import { windowAt } from '../../fixed-window.ts';
import { Refusal } from '../../refusal.ts';
import { deviceCookie, refreshCookie } from '../cookies.ts';
import { networkOf } from '../network.ts';
import type { CheckedEvent, Findings, Link } from './findings.ts';

/** The caller, as the limits count it. */
export interface Caller {
  network: string;
  /** The account that the call is for, however its email address is spelt. */
  account?: string | undefined;
  /** The browser, if the account's owner has signed in there before. */
  browser?: string | undefined;
  /** Whether the account itself is calling. It then counts as one caller on all its networks. */
  isSignedIn?: boolean;
  /** Whether the email address of the account is confirmed. */
  isConfirmed?: boolean;
}

const day = 86_400;
const digest = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');
const tooMany = (seconds: number): Refusal => new Refusal('rate_limited', { retryAfterSeconds: seconds });

interface Count {
  parts: string[];
  most: number;
  seconds: number;
}

async function count(counts: readonly Count[], now: Date): Promise<void> {
  const left = await Promise.all(
    counts.map(async ({ parts, most, seconds }) => {
      const { window, end, left } = windowAt(now, seconds);
      return (await countCall(digest(parts), window, end)) > most ? left : 0;
    }),
  );
  const longest = Math.max(...left);
  if (longest > 0) throw tooMany(longest);
}

const nothingToTakeBack = async (): Promise<void> => undefined;

/**
 * Refuses with 429 once a network, or a caller for one account, has used up its calls for the window. For guesses of a secret,
 * all browsers in which the owner has never signed in (strangers) also share a limit for each account. A browser in which the
 * owner has signed in before has its own limit, so strangers cannot lock the owner out. Returns a function that uncounts the
 * guess, for a call that knew the secret.
 */
export async function limitCalls(name: RateLimitName, now: Date, caller: Caller): Promise<() => Promise<void>> {
  const { perAccount, perConfirmed, perAddress, windowSeconds: seconds, guesses } = setting('RATE_LIMITS')[name];
  const { network, account, browser, isSignedIn, isConfirmed } = caller;
  const own = isSignedIn ? ['signed in'] : browser && ['browser', browser];
  const most = (isConfirmed && perConfirmed) || perAccount;
  await count(
    [
      ...(browser || perAddress === undefined
        ? []
        : [{ parts: [name, 'network', network], most: perAddress, seconds }]),
      ...(account ? [{ parts: [name, ...(own || ['network', network]), account], most, seconds }] : []),
    ],
    now,
  );
  if (!guesses || !account) return nothingToTakeBack;
  // Guesses are counted last, so that calls of a network over its limit do not use up the guesses of other strangers.
  const parts = [name, 'guesses', ...(own || ['strangers']), account];
  const row = digest([...parts, 'in a row']);
  if (!own && guesses.inARow) {
    const wait = await countInARow(row, guesses.inARow, now);
    if (wait > 0) throw tooMany(wait);
  }
  await count([{ parts, most: guesses.perDay, seconds: day }], now);
  return async () => {
    await Promise.all([takeBackCall(digest(parts), windowAt(now, day).window), forgetRow(row)]);
  };
}

const emailIn = (body: unknown): string | undefined => {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  return typeof email === 'string' ? normaliseEmail(email) : undefined;
};

/** Loads the code on demand, because only the function `auth` gets calls that name an account without a session. */
const knownBrowsers = () => import('../../core/accounts/sessions/known-browser.ts');

async function callerOf(name: RateLimitName, request: RequestFacts, body: unknown): Promise<Caller> {
  const network = networkOf(request.address);
  // For `refresh`, the session counts as the account, so that callers without its cookie cannot use up its limit.
  const account = name === 'refresh' ? request.cookies.get(refreshCookie()) : emailIn(body);
  const cookie = request.cookies.get(deviceCookie());
  if (!account || !cookie) return { network, account };
  const { browserOf, browserOfSession } = await knownBrowsers();
  const browser = await (name === 'refresh' ? browserOfSession : browserOf)(account, cookie);
  return { network, account, browser };
}

/** Calls whose success proves that the caller knows the secret, so a successful call was no guess. */
const showsKnowledge: ReadonlySet<RateLimitName> = new Set(['signIn', 'resetCode']);

/**
 * Counts the call. This is the last check, so that only calls that could take effect count. `limitFor` may choose another limit
 * by the content of the call.
 */
export function limits(
  usual: RateLimitName,
  {
    limitFor = () => null,
    isOwn = false,
  }: {
    limitFor?: (findings: Findings) => RateLimitName | null;
    /** Whether the call concerns the person's own sign-in. It then counts for that person and not for the whole company. */
    isOwn?: boolean;
  } = {},
): Link {
  const taken = new WeakMap<CheckedEvent, () => Promise<void>>();
  return {
    before: async ({ event }) => {
      const { actor, body, request } = event.findings;
      const name = limitFor(event.findings) ?? usual;
      const caller: Caller = actor
        ? {
            network: networkOf(request.address),
            account: isOwn ? actor.person.userId : actor.userId,
            isSignedIn: true,
            isConfirmed: !actor.user.unconfirmed,
          }
        : await callerOf(name, request, body);
      taken.set(event, await limitCalls(name, request.now, caller));
    },
    after: async ({ event }) => {
      // The call has taken effect. If uncounting fails, the account has one guess fewer today.
      if (showsKnowledge.has(usual))
        await taken
          .get(event)?.()
          .catch(() => undefined);
    },
  };
}
