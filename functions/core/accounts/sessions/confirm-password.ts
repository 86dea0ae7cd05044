import { putConfirmation } from '#functions/data/accounts/session-writes.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { invalid } from '#functions/refusal.ts';
import { isPassword } from '#functions/user-pool/is-password.ts';
import type { Actor } from '../../actor.ts';
import { commitFor } from '../../commit-for.ts';
import { confirmedSeconds } from './session-confirmation.ts';

/** Records that the caller has entered their password again in this session. Refuses a wrong password. */
export async function confirmPassword(actor: Actor, password: string, now: Date): Promise<void> {
  const { userId, session } = actor;
  if (!(await isPassword(userId, password))) throw invalid('password', 'The password is incorrect');
  await commitFor(actor, [
    putConfirmation({ userId, tokenId: session.tokenId, ttl: epochSeconds(now) + confirmedSeconds }),
  ]);
}
