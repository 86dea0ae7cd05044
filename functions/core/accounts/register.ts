import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/domain/jobs/job.ts';
import { errorCodes } from '#shared/errors.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import type { EmailRow } from '../../data/rows.ts';
import { Refusal, unavailable } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { askWhoseItIs, firstConfirmation } from './confirm-email.ts';
import { normaliseEmail } from './email-addresses.ts';
import { activationWrites, newUser } from './new-account.ts';
import { refuseGuessable } from './password-rule.ts';
import { enterPool, forgetPoolUser, reserveAddress } from './reserve-address.ts';
import { type OpenSession, openSession, type SeenFrom, sessionWrite } from './sessions/sessions.ts';

/**
 * Registers in three steps: reserve the address, add the user to the account pool, create the account in one transaction. The
 * transaction fails if the address is no longer reserved for this account. If an address is only reserved, a new registration
 * replaces the reservation and its user id. So a crash blocks no later registration, and of several simultaneous ones exactly
 * one succeeds.
 */

interface Registration {
  email: string;
  password: string;
  role: Role;
}

/**
 * Returns the refusal for an address that already has an account. The message does not reveal whether that account is
 * confirmed.
 */
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

/**
 * Returns the refusal for a failed step. Either another registration took the address, or the account pool lost the user and
 * the client may retry.
 */
async function explainLoss({ email, userId }: EmailRow): Promise<Refusal> {
  const held = await findEmail(email);
  if (held?.userId === userId) return unavailable(new Error('The account pool has lost a new account.'));
  await forgetPoolUser(userId);
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
  await reserveAddress(row, { taken, refuseHeld: (held) => refuseTaken(held, now) });
  const signedIn = await enterPool(row, input.password);
  if (!signedIn) throw await explainLoss(row);
  const session = sessionWrite(userId, signedIn, seen);
  const user = newUser(row, now);
  try {
    await commit([...activationWrites(user), session, ...(await firstConfirmation(user, now))]);
    return openSession(user, signedIn);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
  // Another registration won, or this one is already complete: the reply to its transaction was lost, or a sign-in completed
  // it.
  const finished = await findUser(userId);
  if (!finished) throw await explainLoss(row);
  await commit([session]);
  return openSession(finished, signedIn);
}
