import { randomUUID } from 'node:crypto';
import { productName } from '#shared/product.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { findResetCode, readResetCodes } from '../../data/accounts/reset-code-queries.ts';
import {
  claimResetCode,
  deleteResetCode,
  payResetAttempt,
  putResetCode,
  type ResetCodeKey,
  releaseResetCode,
} from '../../data/accounts/reset-code-writes.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { ResetCodeRow, UserRow } from '../../data/rows.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { invalid, type Refusal } from '../../refusal.ts';
import { createUser, setPassword } from '../../user-pool/user-pool.ts';
import { isOfEpoch } from '../credentials-epoch.ts';
import { newToken } from '../secret-token.ts';
import { normaliseEmail } from './email-addresses.ts';
import { refusedPassword, refuseGuessable } from './password-rule.ts';
import {
  hashResetCode,
  isResetCode,
  newResetCode,
  noCodeHash,
  resetCodeMinutes,
  resetCodeTries,
} from './reset-code.ts';
import { endEverySession } from './sessions/end-every-session.ts';
import { hashOf } from './sessions/session-keys.ts';
import type { SeenFrom } from './sessions/sessions.ts';

/** Returns the id of the account with this address. An unknown address gets a random id, so that the next steps are the same. */
async function userIdOf(email: string): Promise<string> {
  const held = await findEmail(normaliseEmail(email));
  return held?.state === 'active' ? held.userId : randomUUID();
}

const mailText = (code: string, { device, network }: SeenFrom): string =>
  [
    `Your code to set a new password is ${code}. It expires in ${resetCodeMinutes} minutes.`,
    `Someone requested the code with ${device}, IP address ${network}. If it wasn't you, you can ignore this email. Your password has not changed.`,
  ].join('\n\n');

/**
 * Sends a code for the browser that asks, and returns the handle that the browser keeps. A code only works with its handle, so
 * other browsers cannot replace it or use up its attempts. An unknown address gets the same writes: a code that never works,
 * and an email that is never sent.
 */
export async function forgotPassword(email: string, seen: SeenFrom, now: Date): Promise<string> {
  const userId = await userIdOf(email);
  const code = newResetCode();
  const handle = newToken();
  const row = {
    userId,
    handleHash: hashOf(handle),
    codeHash: await hashResetCode(code),
    attemptsLeft: resetCodeTries,
    ttl: epochSeconds(now) + resetCodeMinutes * 60,
  };
  const mail = {
    userId,
    kind: 'reset',
    subject: `Your ${productName} password code`,
    text: mailText(code, seen),
  } as const;
  await commit([putResetCode(row), ...outboxWrite({ mail }, now)]);
  return handle;
}

const wrongCode = (): Refusal => invalid('code', 'This code is incorrect or has expired');

async function holds(write: NamedWrite): Promise<boolean> {
  try {
    await commit([write]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

/** How long a claim lasts. This is longer than a request may take. Afterwards, the code of an interrupted request works again. */
const claimSeconds = 60;

const requestedAt = ({ ttl }: ResetCodeRow): Date => new Date((ttl - resetCodeMinutes * 60) * 1000);

/**
 * Claims a code and returns the end of the claim, in epoch seconds. Each check first uses up one attempt, so that simultaneous
 * guesses count too.
 */
async function claimCode(key: ResetCodeKey, code: string, now: Date): Promise<number> {
  const second = epochSeconds(now);
  const [row, user] = await Promise.all([findResetCode(key), findUser(key.userId)]);
  const isOfNow = row !== null && user !== null && isOfEpoch(user, requestedAt(row));
  const codeHash = isOfNow ? row.codeHash : noCodeHash;
  const isPaid = await holds(payResetAttempt(key, codeHash, second));
  const isRight = await isResetCode(code, codeHash);
  const until = second + claimSeconds;
  if (!isPaid || !isRight || !(await holds(claimResetCode(key, codeHash, second, until)))) throw wrongCode();
  return until;
}

/**
 * Sets the password. If the account pool was rebuilt, it may lack the user. The code was right, so this function adds the user
 * again.
 */
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

/**
 * Sets a new password. Returns the user's id and the new `sessionsValidAfter`. One transaction removes the codes and ends the
 * sessions, after the password is set. If a step fails, the code works again, so the user can retry.
 */
export async function resetPassword(
  { email, code, newPassword }: PasswordReset,
  handle: string,
  now: Date,
): Promise<Pick<UserRow, 'userId' | 'sessionsValidAfter'>> {
  await refuseGuessable('newPassword', newPassword, email);
  const userId = await userIdOf(email);
  const key = { userId, handleHash: hashOf(handle) };
  const claim = await claimCode(key, code, now);
  try {
    await replacePassword(userId, email, newPassword);
    const extra = (await readResetCodes(userId)).map(deleteResetCode);
    const sessionsValidAfter = await endEverySession(userId, { extra });
    return { userId, sessionsValidAfter };
  } catch (error) {
    // If the release fails too, the claim expires within a minute.
    await holds(releaseResetCode(key, claim)).catch(() => undefined);
    throw error;
  }
}
