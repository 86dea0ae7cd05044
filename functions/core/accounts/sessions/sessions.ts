import { setTimeout as pause } from 'node:timers/promises';
import { readSessionsOf } from '#functions/data/accounts/session-queries.ts';
import { deleteSession, putSession } from '#functions/data/accounts/session-writes.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import { epochWrite, moveEpoch } from '#functions/data/accounts/user-writes.ts';
import { ConditionLost, commit, type NamedWrite } from '#functions/data/commit.ts';
import type { UserRow } from '#functions/data/rows.ts';
import { Refusal, unavailable } from '#functions/refusal.ts';
import { again, retry } from '#functions/retry.ts';
import { refreshTokenSeconds } from '#functions/token-life.ts';
import { type AccessToken, type SignedIn, signIn } from '#functions/user-pool/user-pool.ts';
import { nextEpoch } from '../../credentials-epoch.ts';
import { hashOf, type SessionKey } from './session-keys.ts';

/**
 * A session is one of our rows, stored under the hash of its refresh token, with the time of its sign-in. The account pool
 * issues tokens, but our rows decide whether they are valid: a user's `sessionsValidAfter` ends every earlier session.
 */

/** A session as the browser gets it. */
export interface OpenSession {
  user: UserRow;
  access: AccessToken;
  key: SessionKey;
}

/** The browser and the network of a session, so that its owner recognises it. */
export interface SeenFrom {
  device: string;
  network: string;
}

export const sessionWrite = (
  userId: string,
  { refreshToken, signedInAt, tokenId }: SignedIn,
  seen: SeenFrom,
): NamedWrite =>
  putSession({
    userId,
    tokenHash: hashOf(refreshToken),
    ...(tokenId ? { tokenId } : {}),
    ...seen,
    signedInAt,
    ttl: signedInAt + refreshTokenSeconds,
  });

export const openSession = (user: UserRow, { refreshToken, ...access }: SignedIn): OpenSession => ({
  user,
  access,
  key: { userId: user.userId, refreshToken },
});

const signInTries = 3;

/**
 * Signs in so that the session is valid from `second` on. A sign-in in the second in which sessions were ended would count as
 * ended, so it waits for the next second and signs in again. Returns null if the password is incorrect. It knows how long to
 * wait, so it does not use `retry` with its random pauses.
 */
export async function signInFrom(
  second: number,
  credentials: { userId: string; password: string },
  first: SignedIn | null = null,
): Promise<SignedIn | null> {
  if (first && first.signedInAt >= second) return first;
  for (let attempt = 1; attempt <= signInTries; attempt += 1) {
    await pause(Math.min(Math.max(second * 1000 - Date.now(), attempt === 1 ? 0 : 200), 1_100));
    const signedIn = await signIn(credentials.userId, credentials.password);
    if (!signedIn || signedIn.signedInAt >= second) return signedIn;
  }
  throw unavailable(new Error('The clock of the account pool is behind.'));
}

const deletesAtOnce = 50;

/** Removes the rows of ended sessions. The user's row has already ended them, so this may stop halfway. */
async function removeSessions(userId: string, before: number, kept: string | undefined): Promise<void> {
  const ended = (await readSessionsOf(userId)).filter(
    ({ signedInAt, tokenId }) => signedInAt < before && (kept === undefined || tokenId !== kept),
  );
  for (let at = 0; at < ended.length; at += deletesAtOnce) {
    await commit(ended.slice(at, at + deletesAtOnce).map(deleteSession));
  }
}

const patience = { tries: 20, firstPause: 5, longestPause: 40 };

const until = (second: number): Promise<void> => pause(Math.max(0, second * 1000 - Date.now()));

/**
 * Moves the credentials epoch, which ends every session but `kept` and every other secret made so far. The transaction also
 * writes `extra`. Waits for the second from which new secrets count, and returns it.
 */
export async function endEverySession(
  userId: string,
  { kept, extra = [] }: { kept?: string; extra?: readonly NamedWrite[] } = {},
): Promise<number> {
  const second = await retry(async (isLast) => {
    const user = await findUser(userId);
    if (!user) throw new Refusal('unauthenticated');
    const { sessionsValidAfter: before } = user;
    const after = nextEpoch(user, new Date());
    try {
      await commit([moveEpoch(userId, { before, after, kept }), ...extra]);
      return after;
    } catch (error) {
      if (!(error instanceof ConditionLost) || !error.names.includes(epochWrite) || isLast) throw error;
      return again;
    }
  }, patience);
  await removeSessions(userId, second, kept).catch(() => undefined);
  await until(second);
  return second;
}
