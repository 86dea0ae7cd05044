import { randomUUID } from 'node:crypto';
import { productName } from '#shared/product.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { findResetCode } from '../../data/accounts/reset-code-queries.ts';
import { deleteResetCode, payResetAttempt, putResetCode } from '../../data/accounts/reset-code-writes.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { invalid, type Refusal } from '../../refusal.ts';
import { createUser, setPassword } from '../../user-pool/user-pool.ts';
import { normaliseEmail } from './email-addresses.ts';
import { refusedPassword } from './password-rule.ts';
import {
  hashResetCode,
  isResetCode,
  newResetCode,
  noCodeHash,
  resetCodeMinutes,
  resetCodeTries,
} from './reset-code.ts';
import { endEverySession } from './sessions.ts';

/** Uses a made-up id for an unknown address, so that everything after it takes the same steps. */
async function userIdOf(email: string): Promise<string> {
  const held = await findEmail(normaliseEmail(email));
  return held?.state === 'active' ? held.userId : randomUUID();
}

const mailText = (code: string): string =>
  [
    `Your code to set a new password is ${code}. It expires in ${resetCodeMinutes} minutes.`,
    'If you did not request this code, you can ignore this email. Your password has not changed.',
  ].join('\n\n');

/** Sends a code. For an unknown address it writes just as much: a code nobody can use, and an email that is never sent. */
export async function forgotPassword(email: string, now: Date): Promise<void> {
  const userId = await userIdOf(email);
  const code = newResetCode();
  const row = {
    userId,
    codeHash: await hashResetCode(code),
    attemptsLeft: resetCodeTries,
    ttl: epochSeconds(now) + resetCodeMinutes * 60,
  };
  const mail = { userId, kind: 'reset', subject: `Your ${productName} password code`, text: mailText(code) } as const;
  await commit([putResetCode(row), ...outboxWrite({ mail }, now)]);
}

const wrongCode = (): Refusal => invalid('code', 'This code is incorrect or has expired');

/** Each check uses up one attempt, counted before the check so that simultaneous guesses count too. */
async function payAttempt(userId: string, codeHash: string, now: Date): Promise<boolean> {
  try {
    await commit([payResetAttempt(userId, codeHash, epochSeconds(now))]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

async function requireCode(userId: string, code: string, now: Date): Promise<void> {
  const codeHash = (await findResetCode(userId))?.codeHash ?? noCodeHash;
  const isPaid = await payAttempt(userId, codeHash, now);
  const isRight = await isResetCode(code, codeHash);
  if (!isPaid || !isRight) throw wrongCode();
}

/** The person may be missing from a rebuilt pool. Someone with the right code is added again. */
async function replacePassword(userId: string, email: string, password: string): Promise<void> {
  let outcome = await setPassword(userId, password);
  if (outcome === 'unknownUser') {
    await createUser(userId, normaliseEmail(email));
    outcome = await setPassword(userId, password);
  }
  if (outcome !== 'set') throw refusedPassword('newPassword');
}

interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
}

/** Returns whose password it was. The code and the sessions are removed together, after the password is set. After a crash in between, trying again fixes it. */
export async function resetPassword({ email, code, newPassword }: PasswordReset, now: Date): Promise<string> {
  const userId = await userIdOf(email);
  await requireCode(userId, code, now);
  await replacePassword(userId, email, newPassword);
  await endEverySession(userId, [deleteResetCode(userId)]);
  return userId;
}
