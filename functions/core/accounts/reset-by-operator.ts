import { operatorId } from '#shared/domain/admin/admin-acts.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { normaliseEmail } from './email-addresses.ts';
import { hasTwoFactor } from './sessions/has-two-factor.ts';
import { resetTwoFactorOf } from './two-factor/reset-two-factor.ts';

type Outcome = 'reset' | 'already off' | 'unknown';

/** Turns off two-factor sign-in for the account of an address, at the request of an operator. */
export async function resetTwoFactorByOperator(address: string, now = new Date()): Promise<Outcome> {
  const held = await findEmail(normaliseEmail(address));
  const user = held?.state === 'active' ? await findUser(held.userId) : null;
  if (!user) return 'unknown';
  if (!hasTwoFactor(user)) return 'already off';
  await resetTwoFactorOf(user, operatorId, now);
  return 'reset';
}
