import { randomUUID } from 'node:crypto';
import { startTwoFactor, turnTwoFactorOn, twoFactorWrite } from '#functions/data/accounts/two-factor-writes.ts';
import { ConditionLost, type NamedWrite } from '#functions/data/commit.ts';
import type { TwoFactorStart } from '#functions/data/rows.ts';
import { invalid, Refusal } from '#functions/refusal.ts';
import { isPassword } from '#functions/user-pool/is-password.ts';
import { askForCodes, makeAppKey, verifyAppKey } from '#functions/user-pool/second-factor.ts';
import { enrolmentMinutes, withoutBlanks } from '#shared/domain/accounts/two-factor-codes.ts';
import { productName } from '#shared/product.ts';
import type { Actor } from '../../actor.ts';
import { commitFor } from '../../commit-for.ts';
import { isOfEpoch } from '../../credentials-epoch.ts';
import { hasTwoFactor } from '../sessions/has-two-factor.ts';
import type { SeenFrom } from '../sessions/sessions.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { twoFactorEmail } from './two-factor-email.ts';

/** Turns two-factor sign-in on, in two steps. Until the second step, the account signs in with its password alone. */

const alreadyOn = (): Refusal => new Refusal('conflict', { message: 'Two-factor sign-in is already on.' });

const tooLate = (): Refusal =>
  new Refusal('conflict', {
    message:
      'This setup has expired or was started again elsewhere. Close this dialog and turn on two-factor sign-in again.',
  });

async function commitOr(refusal: () => Refusal, actor: Actor, writes: readonly NamedWrite[]): Promise<void> {
  try {
    await commitFor(actor, writes);
  } catch (error) {
    throw error instanceof ConditionLost && error.names.includes(twoFactorWrite) ? refusal() : error;
  }
}

/** Returns the URI that an authenticator app reads from the QR code. */
function appAddress(email: string, key: string): string {
  const label = encodeURIComponent(`${productName}:${email}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: key, issuer: productName })}`;
}

export interface Enrolment {
  id: string;
  key: string;
  address: string;
}

/**
 * Begins an enrolment, which replaces an unfinished one. Stores the new start before it asks the account pool for a new key.
 * So when the new key replaces the earlier one, `finishEnrolment` already refuses the earlier enrolment.
 */
export async function startEnrolment(
  actor: Actor,
  password: string,
  accessToken: string,
  now: Date,
): Promise<Enrolment> {
  const { userId, user } = actor;
  if (hasTwoFactor(user)) throw alreadyOn();
  if (!(await isPassword(userId, password))) throw invalid('password', 'The password is incorrect');
  const id = randomUUID();
  await commitOr(alreadyOn, actor, [startTwoFactor(userId, { id, startedAt: now.toISOString() })]);
  const key = await makeAppKey(accessToken);
  return { id, key, address: appAddress(user.email, key) };
}

function requireStart({ user }: Actor, id: string, now: Date): TwoFactorStart {
  const start = user.twoFactorStart;
  if (start?.id !== id || !isOfEpoch(user, new Date(start.startedAt))) throw tooLate();
  if (now.getTime() - Date.parse(start.startedAt) > enrolmentMinutes * 60_000) throw tooLate();
  return start;
}

/** Finishes an enrolment with a code of the app. Returns the recovery codes, of which we only keep hashes. */
export async function finishEnrolment(
  actor: Actor,
  { id, code }: { id: string; code: string },
  accessToken: string,
  seen: SeenFrom,
  now: Date,
): Promise<{ recoveryCodes: string[] }> {
  const { userId, user } = actor;
  if (hasTwoFactor(user)) throw alreadyOn();
  const start = requireStart(actor, id, now);
  if (!(await verifyAppKey(accessToken, withoutBlanks(code))))
    throw invalid('code', "This code is incorrect. Enter the newest code, and check your phone's time.");
  const { codes, hashes } = newRecoveryCodes();
  await commitOr(tooLate, actor, [
    turnTwoFactorOn(userId, start, { since: now.toISOString(), hashes }),
    ...twoFactorEmail(userId, 'on', seen, now),
  ]);
  // If the account pool cannot be reached, it does not ask for codes yet. The next sign-in corrects that.
  await askForCodes(userId, true).catch(() => undefined);
  return { recoveryCodes: codes };
}
