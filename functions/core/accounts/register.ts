import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/domain/jobs/job.ts';
import { errorCodes } from '#shared/errors.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { reserveEmail } from '../../data/accounts/email-writes.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import type { EmailRow } from '../../data/rows.ts';
import { Refusal, unavailable } from '../../refusal.ts';
import { createUser, deleteUser, isSecondStep, setPassword, signIn } from '../../user-pool/user-pool.ts';
import type { Actor } from '../actor.ts';
import { askWhoseItIs, firstConfirmation } from './confirm-email.ts';
import { normaliseEmail } from './email-addresses.ts';
import { activationWrites, newUser } from './new-account.ts';
import { refusedPassword, refuseGuessable } from './password-rule.ts';
import { type OpenSession, openSession, type SeenFrom, sessionWrite } from './sessions/sessions.ts';

/**
 * Reserves the address, adds the user to the account pool, and creates the account in one transaction, on the condition that
 * the address is still reserved for it. A registration of an address that is only reserved takes the reservation over with a
 * new id. A crash therefore blocks no later registration, and of several simultaneous ones exactly one succeeds.
 */

interface Registration {
  email: string;
  password: string;
  role: Role;
}

/** A pool user cannot sign in unless their address is reserved for them, so a leftover pool user does no harm. */
const forget = (userId: string): Promise<void> => deleteUser(userId).catch(() => undefined);

/** The wording does not reveal whether the other account is confirmed. */
const taken = (cause?: unknown): Refusal =>
  new Refusal('email_taken', {
    cause,
    message: `${errorCodes.email_taken.message} If that account isn't yours, check your email. If it hasn't been confirmed, we've sent you a link to close it.`,
  });

/** Refuses the registration, and lets the reader of the address decide about an unconfirmed account. */
async function refuseTaken({ userId }: EmailRow, now: Date): Promise<never> {
  const holder = await findUser(userId);
  if (holder?.unconfirmed) await askWhoseItIs(holder, now);
  throw taken();
}

async function reserve(row: EmailRow, now: Date): Promise<void> {
  const before = await findEmail(row.email);
  if (before?.state === 'active') await refuseTaken(before, now);
  try {
    await commit([reserveEmail(row)]);
  } catch (error) {
    throw error instanceof ConditionLost ? taken(error) : error;
  }
  if (before) await forget(before.userId);
}

/** Explains a failed step: another registration took the address, or the client may retry. */
async function explainLoss({ email, userId }: EmailRow): Promise<Refusal> {
  const held = await findEmail(email);
  if (held?.userId === userId) return unavailable(new Error('The account pool has lost a new account.'));
  await forget(userId);
  return taken();
}

export async function register(
  actor: Actor | null,
  input: Registration,
  seen: SeenFrom,
  now: Date,
): Promise<OpenSession> {
  if (actor) throw new Refusal('conflict', { message: 'Please sign out before creating another account.' });
  const email = normaliseEmail(input.email);
  await refuseGuessable('password', input.password, email);
  const userId = randomUUID();
  const row: EmailRow = { email, userId, state: 'pending', role: input.role, createdAt: now.toISOString() };
  await reserve(row, now);
  await createUser(userId, email);
  const outcome = await setPassword(userId, input.password);
  if (outcome === 'refused') throw refusedPassword('password');
  const signedIn = outcome === 'set' ? await signIn(userId, input.password) : null;
  if (!signedIn || isSecondStep(signedIn)) throw await explainLoss(row);
  const session = sessionWrite(userId, signedIn, seen);
  const user = newUser(row, now);
  try {
    await commit([...activationWrites(user), session, ...(await firstConfirmation(user, now))]);
    return openSession(user, signedIn);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
  // Either another registration won, or this one has already finished, through a transaction whose reply was lost or a sign-in.
  const finished = await findUser(userId);
  if (!finished) throw await explainLoss(row);
  await commit([session]);
  return openSession(finished, signedIn);
}
