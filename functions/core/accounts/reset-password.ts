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
import { hashResetCode, isResetCode, newResetCode, noCodeHash } from './reset-code.ts';
import { endEverySession } from './sessions.ts';

const minutes = 15;
const attempts = 5;

/** For an address nobody has, an id nobody has: everything after it takes the same steps. */
async function userIdOf(email: string): Promise<string> {
  const held = await findEmail(normaliseEmail(email));
  return held?.state === 'active' ? held.userId : randomUUID();
}

const mailText = (code: string): string =>
  [
    `Your code to set a new password is ${code}. It works for ${minutes} minutes.`,
    'If you did not ask for it, you can ignore this email: your password stays as it is.',
  ].join('\n\n');

/** Sends a code. Writes as much for an unknown address: a code nobody can use and a mail that reaches nobody. */
export async function forgotPassword(email: string, now: Date): Promise<void> {
  const userId = await userIdOf(email);
  const code = newResetCode();
  const row = {
    userId,
    codeHash: await hashResetCode(code),
    attemptsLeft: attempts,
    ttl: epochSeconds(now) + minutes * 60,
  };
  const mail = { userId, kind: 'reset', subject: `Your ${productName} password code`, text: mailText(code) } as const;
  await commit([putResetCode(row), ...outboxWrite({ mail }, now)]);
}

const wrongCode = (): Refusal => invalid('code', 'This code is not right or has expired');

/** Each look at a code costs one of its attempts, and is paid before the look: guesses at the same time are counted too. */
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

/** In a pool that was rebuilt the person is missing; whoever holds the code is let in again. */
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

/** The code goes together with the sessions, after the password is set: a crash between the two is healed by asking again. */
export async function resetPassword({ email, code, newPassword }: PasswordReset, now: Date): Promise<void> {
  const userId = await userIdOf(email);
  await requireCode(userId, code, now);
  await replacePassword(userId, email, newPassword);
  await endEverySession(userId, [deleteResetCode(userId)]);
}
