import { isSecondStep, revoke, signIn } from './user-pool.ts';

/**
 * Tells whether this is the person's password. Starts no session, because the pool's refresh token is useless without a session
 * row.
 */
export async function isPassword(userId: string, password: string): Promise<boolean> {
  const answer = await signIn(userId, password);
  if (answer === null) return false;
  if (!isSecondStep(answer)) await revoke(answer.refreshToken).catch(() => undefined);
  return true;
}
