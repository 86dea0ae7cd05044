import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { whileInUse } from '../../data/accounts/open-account-write.ts';
import { ConditionLost } from '../../data/commit.ts';
import { Refusal } from '../../refusal.ts';
import { hasTwoFactor } from '../accounts/sessions/has-two-factor.ts';
import { resetTwoFactorOf } from '../accounts/two-factor/reset-two-factor.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { requireCompany } from './require-company.ts';

type Standing = AnswerOf<Routes['resetTwoFactor']>;

export const getTwoFactor = async (userId: string): Promise<Standing> => ({
  id: userId,
  twoFactorSince: (await requireCompany(userId)).twoFactorSince ?? null,
});

/**
 * Turns off two-factor sign-in for a company's account. Only an operator can do so for an administrator, because another
 * administrator who knows the password could then enter that account.
 */
export async function resetTwoFactor(actor: Actor, userId: string, request: RequestFacts): Promise<Standing> {
  const user = await requireCompany(userId);
  if (user.isAdmin)
    throw new Refusal('wrong_state', {
      message: "You can't turn off two-factor sign-in for an administrator. An operator does that with a command.",
    });
  if (!hasTwoFactor(user)) return { id: userId, twoFactorSince: null };
  const extra = whileInUse(actor.userId, idempotencyWrite(actor, request, userId));
  try {
    await resetTwoFactorOf(user, actor.userId, request.now, extra.writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throwIfDone(error.names);
    throw new Refusal(error.names.includes(extra.condition) ? 'suspended' : 'conflict', { cause: error });
  }
  return { id: userId, twoFactorSince: null };
}
