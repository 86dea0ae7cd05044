import { putConfirmation } from '#functions/data/accounts/session-writes.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { invalid } from '#functions/refusal.ts';
import { revoke, signIn } from '#functions/user-pool/user-pool.ts';
import type { Actor } from '../../actor.ts';
import { commitFor } from '../../commit-for.ts';
import { confirmedSeconds } from './session-confirmation.ts';

export async function confirmPassword(actor: Actor, password: string, now: Date): Promise<void> {
  const { userId, session } = actor;
  const signedIn = await signIn(userId, password);
  if (!signedIn) throw invalid('password', 'The password is incorrect');
  // This sign-in only proves the password. Its session reaches no browser, and without a row of ours it cannot be renewed.
  await revoke(signedIn.refreshToken).catch(() => undefined);
  await commitFor(actor, [
    putConfirmation({ userId, tokenId: session.tokenId, ttl: epochSeconds(now) + confirmedSeconds }),
  ]);
}
