import { setTimeout as pause } from 'node:timers/promises';
import { putSession } from '#functions/data/accounts/session-writes.ts';
import type { NamedWrite } from '#functions/data/commit.ts';
import type { UserRow } from '#functions/data/rows.ts';
import { Refusal, unavailable } from '#functions/refusal.ts';
import { refreshTokenSeconds } from '#functions/token-life.ts';
import {
  type AccessToken,
  isSecondStep,
  type SecondStep,
  type SignedIn,
  signIn,
} from '#functions/user-pool/user-pool.ts';
import { hashOf, type SessionKey } from './session-keys.ts';

/**
 * A session is one of our rows, stored under the hash of its refresh token, with the time of its sign-in. The account pool
 * issues tokens, but our rows decide whether they are valid: a user's `sessionsValidAfter` ends every earlier session.
 */

/** A session as the browser gets it. */
export interface OpenSession {
  /** The person who signed in. */
  user: UserRow;
  company: UserRow;
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

/**
 * Returns a session as the browser gets it. Give `company` only for a person who joined a company. The row of the first owner
 * is also the row of the company.
 */
export const openSession = (
  user: UserRow,
  { refreshToken, ...access }: SignedIn,
  company: UserRow = user,
): OpenSession => ({
  user,
  company,
  access,
  key: { userId: user.userId, refreshToken },
});

const signInTries = 3;

/**
 * Signs in so that the session is valid from `second` on. A sign-in in the second in which sessions were ended would count as
 * ended, so this function waits for the next second and signs in again. It knows how long to wait, so it does not use `retry`
 * with its random pauses. Returns null if the password is incorrect.
 */
export async function signInFrom(
  second: number,
  credentials: { userId: string; password: string },
  first: SignedIn | SecondStep | null = null,
): Promise<SignedIn | null> {
  if (first && !isSecondStep(first) && first.signedInAt >= second) return first;
  for (let attempt = 1; attempt <= signInTries; attempt += 1) {
    await pause(Math.min(Math.max(second * 1000 - Date.now(), attempt === 1 ? 0 : 200), 1_100));
    const signedIn = await signIn(credentials.userId, credentials.password);
    // Two-factor sign-in was turned on in between, so the user has to enter a code.
    if (isSecondStep(signedIn)) throw new Refusal('code_needed');
    if (!signedIn || signedIn.signedInAt >= second) return signedIn;
  }
  throw unavailable(new Error('The clock of the account pool is behind.'));
}
