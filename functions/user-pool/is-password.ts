import { isSecondStep, revoke, signIn } from './user-pool.ts';

/** Whether this is the person's password. It starts no session: without a row of ours, the pool's tokens open nothing. */
export async function isPassword(userId: string, password: string): Promise<boolean> {
  const answer = await signIn(userId, password);
  if (answer === null) return false;
  if (!isSecondStep(answer)) await revoke(answer.refreshToken).catch(() => undefined);
  return true;
}
