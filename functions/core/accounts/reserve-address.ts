import { findEmail } from '../../data/accounts/email-queries.ts';
import { reserveEmail } from '../../data/accounts/email-writes.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import type { EmailRow } from '../../data/rows.ts';
import type { Refusal } from '../../refusal.ts';
import { createUser, deleteUser, isSecondStep, type SignedIn, setPassword, signIn } from '../../user-pool/user-pool.ts';
import { refusedPassword } from './password-rule.ts';

/** The steps before a new account or a new person of a company is stored: the address, and the user in the account pool. */

/** A pool user cannot sign in unless their address is reserved for them, so a leftover pool user does no harm. */
export const forgetPoolUser = (userId: string): Promise<void> => deleteUser(userId).catch(() => undefined);

interface Refusals {
  /** For an address that another registration takes at this moment. */
  taken: (cause?: unknown) => Refusal;
  /** Throws the refusal for an address that has an account. */
  refuseHeld: (held: EmailRow) => Promise<never>;
}

/**
 * Reserves an address. It takes an earlier reservation over, so that a crash blocks no later registration, and of several
 * simultaneous ones exactly one succeeds.
 */
export async function reserveAddress(row: EmailRow, { taken, refuseHeld }: Refusals): Promise<void> {
  const before = await findEmail(row.email);
  if (before?.state === 'active') await refuseHeld(before);
  try {
    await commit([reserveEmail(row)]);
  } catch (error) {
    throw error instanceof ConditionLost ? taken(error) : error;
  }
  if (before) await forgetPoolUser(before.userId);
}

/**
 * Adds a user with this password to the account pool, and signs them in. Returns null if the pool has lost the user again.
 * Refuses a password that the pool does not accept.
 */
export async function enterPool({ userId, email }: EmailRow, password: string): Promise<SignedIn | null> {
  await createUser(userId, email);
  const outcome = await setPassword(userId, password);
  if (outcome === 'refused') throw refusedPassword('password');
  const signedIn = outcome === 'set' ? await signIn(userId, password) : null;
  return signedIn && !isSecondStep(signedIn) ? signedIn : null;
}
