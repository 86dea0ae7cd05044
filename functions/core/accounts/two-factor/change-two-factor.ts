import { replaceRecoveryHashes, turnTwoFactorOff, twoFactorWrite } from '#functions/data/accounts/two-factor-writes.ts';
import { ConditionLost, type NamedWrite } from '#functions/data/commit.ts';
import { Refusal } from '#functions/refusal.ts';
import { askForCodes } from '#functions/user-pool/second-factor.ts';
import type { Actor } from '../../actor.ts';
import { commitFor } from '../../commit-for.ts';
import { hasTwoFactor } from '../sessions/has-two-factor.ts';
import type { SeenFrom } from '../sessions/sessions.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { proveBoth } from './second-step.ts';
import { twoFactorEmail } from './two-factor-email.ts';

/** The changes to two-factor sign-in while it is on. Each change needs the password and a code. */

interface Factors {
  password: string;
  code: string;
}

const isOff = (): Refusal => new Refusal('conflict', { message: 'Two-factor sign-in is already off.' });

async function change(actor: Actor, factors: Factors, writes: readonly NamedWrite[]): Promise<void> {
  if (!hasTwoFactor(actor.user)) throw isOff();
  await proveBoth(actor.user, factors);
  try {
    await commitFor(actor, writes);
  } catch (error) {
    throw error instanceof ConditionLost && error.names.includes(twoFactorWrite) ? new Refusal('conflict') : error;
  }
}

export async function turnOffTwoFactor(actor: Actor, factors: Factors, seen: SeenFrom, now: Date): Promise<void> {
  const { userId } = actor;
  await change(actor, factors, [turnTwoFactorOff(userId), ...twoFactorEmail(userId, 'off', seen, now)]);
  // If the account pool cannot be reached, it still asks for codes. The next sign-in corrects that.
  await askForCodes(userId, false).catch(() => undefined);
}

/** Replaces all recovery codes, used and unused. */
export async function renewRecoveryCodes(
  actor: Actor,
  factors: Factors,
  seen: SeenFrom,
  now: Date,
): Promise<{ recoveryCodes: string[] }> {
  const { codes, hashes } = newRecoveryCodes();
  await change(actor, factors, [
    replaceRecoveryHashes(actor.user, hashes),
    ...twoFactorEmail(actor.userId, 'codes', seen, now),
  ]);
  return { recoveryCodes: codes };
}
