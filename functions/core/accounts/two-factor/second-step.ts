import { setTimeout as pause } from 'node:timers/promises';
import type { UserRow } from '#functions/data/rows.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { invalid, Refusal, unavailable } from '#functions/refusal.ts';
import { askForCodes, finishSignIn } from '#functions/user-pool/second-factor.ts';
import { isSecondStep, revoke, type SecondStep, type SignedIn, signIn } from '#functions/user-pool/user-pool.ts';
import { isAppCode, withoutBlanks } from '#shared/domain/accounts/two-factor-codes.ts';
import { hasTwoFactor } from '../sessions/has-two-factor.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/**
 * The row of the account says whether two-factor sign-in is on, and the account pool follows. The server checks the row before
 * it hands out tokens of the pool. So no one can skip the second step while the pool lags behind.
 */

type Answer = SignedIn | SecondStep | null;

/** The proof that a person has the second factor: the pool's tokens for a code of the app, or the hash of a recovery code. */
export type Proof = { by: 'app'; signedIn: SignedIn } | { by: 'recovery code'; hash: string };

export const wrongCode = (): Refusal => invalid('code', 'This code is incorrect, too old or already used');

/**
 * Corrects a pool that does not match the row because a change stopped half-way, and signs in again. Returns the answer to use.
 */
export async function alignPool(user: UserRow, password: string, first: Answer): Promise<Answer> {
  if (first === null || isSecondStep(first) === hasTwoFactor(user)) return first;
  if (!isSecondStep(first)) await revoke(first.refreshToken).catch(() => undefined);
  await askForCodes(user.userId, hasTwoFactor(user));
  return signIn(user.userId, password);
}

/** Checks a code of the app or a recovery code, after the password. The caller's transaction uses up a recovery code. */
export async function proveSecondFactor(user: UserRow, answer: SignedIn | SecondStep, typed: string): Promise<Proof> {
  if (!isAppCode(typed)) {
    const hash = hashRecoveryCode(typed);
    if (!user.recoveryHashes?.includes(hash)) throw wrongCode();
    return { by: 'recovery code', hash };
  }
  // Two-factor sign-in is on, but the pool asks for no code, so it has lost the app's key. A recovery code still works.
  if (!isSecondStep(answer)) throw wrongCode();
  // A sign-in in the second in which sessions were ended would count as ended, so wait for the next second.
  await pause(Math.max(0, user.sessionsValidAfter * 1000 - Date.now()));
  const signedIn = await finishSignIn(user.userId, answer, withoutBlanks(typed));
  if (!signedIn) throw wrongCode();
  if (signedIn.signedInAt < user.sessionsValidAfter)
    throw unavailable(new Error('The clock of the account pool is behind.'));
  return { by: 'app', signedIn };
}

/** Checks the password and a code of a signed-in user. Revokes the tokens of the check, because the user keeps their session. */
export async function proveBoth(user: UserRow, { password, code }: { password: string; code: string }): Promise<Proof> {
  const first = await alignPool(user, password, await signIn(user.userId, password));
  if (first === null) throw invalid('password', 'The password is incorrect');
  const proof = await proveSecondFactor(user, first, code);
  if (proof.by === 'app') await revoke(proof.signedIn.refreshToken).catch(() => undefined);
  return proof;
}

const tries = 5;
const pauseMs = 200;

/**
 * Signs in a user with a correct recovery code. The account pool does not know recovery codes, so this function turns the
 * pool's codes off, signs in, and turns them on again. In between, our row still refuses a sign-in with the password alone.
 */
export async function signInWithoutApp(user: UserRow, password: string): Promise<SignedIn> {
  const { userId, sessionsValidAfter } = user;
  try {
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      await askForCodes(userId, false);
      // The pool may apply the change a moment later.
      if (attempt > 1) await pause(pauseMs);
      await pause(Math.max(0, (sessionsValidAfter - epochSeconds(new Date())) * 1000));
      const answer = await signIn(userId, password);
      if (answer === null) throw new Refusal('bad_credentials');
      // Another sign-in with a recovery code may just have turned the pool's codes on again.
      if (!isSecondStep(answer) && answer.signedInAt >= sessionsValidAfter) return answer;
    }
    throw unavailable(new Error('The account pool keeps asking for a code.'));
  } finally {
    await askForCodes(userId, true);
  }
}
