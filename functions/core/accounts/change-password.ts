import { commit } from '../../data/commit.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { isPassword } from '../../user-pool/is-password.ts';
import { revoke, setPassword } from '../../user-pool/user-pool.ts';
import type { Actor } from '../actor.ts';
import { refusedPassword, refuseGuessable } from './password-rule.ts';
import { endEverySession } from './sessions/end-every-session.ts';
import { hasTwoFactor } from './sessions/has-two-factor.ts';
import type { SessionKey } from './sessions/session-keys.ts';
import { type OpenSession, openSession, type SeenFrom, sessionWrite, signInFrom } from './sessions/sessions.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

async function endOthers(userId: string, currentPassword: string): Promise<number> {
  try {
    return await endEverySession(userId);
  } catch (error) {
    // The sessions of the old password are still valid. They must not outlive it, so restore the old password and refuse the
    // change.
    await setPassword(userId, currentPassword).catch(() => undefined);
    throw error;
  }
}

/**
 * Starts a session with the new password. The password has already changed, so a failure only costs the user one more sign-in.
 */
async function goOn(
  { user, userId }: Actor,
  password: string,
  seen: SeenFrom,
  second: number,
): Promise<OpenSession | null> {
  // With two-factor sign-in, a new session needs a code, so the user signs in again.
  if (hasTwoFactor(user)) return null;
  try {
    const signedIn = await signInFrom(second, { userId, password });
    if (!signedIn) return null;
    await commit([sessionWrite(userId, signedIn, seen)]);
    return openSession({ ...user, sessionsValidAfter: second }, signedIn);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Changes the password, ends every session and starts a new one for this browser. Returns null if the user has to sign in
 * again.
 */
export async function changePassword(
  actor: Actor,
  { currentPassword, newPassword }: PasswordChange,
  key: SessionKey | null,
  seen: SeenFrom,
): Promise<OpenSession | null> {
  const { userId, user } = actor;
  await refuseGuessable('newPassword', newPassword, user.email);
  if (!(await isPassword(userId, currentPassword))) throw invalid('currentPassword', 'Current password is incorrect');
  const outcome = await setPassword(userId, newPassword);
  if (outcome === 'refused') throw refusedPassword('newPassword');
  const second = await endOthers(userId, currentPassword);
  if (key) await revoke(key.refreshToken).catch(() => undefined);
  return goOn(actor, newPassword, seen, second);
}
