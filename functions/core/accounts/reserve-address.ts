import { findEmail } from '../../data/accounts/email-queries.ts';
import { reserveEmail } from '../../data/accounts/email-writes.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import type { EmailRow } from '../../data/rows.ts';
import type { Refusal } from '../../refusal.ts';
import { createUser, deleteUser, isSecondStep, type SignedIn, setPassword, signIn } from '../../user-pool/user-pool.ts';
import { refusedPassword } from './password-rule.ts';

/**
 * The two steps before we store a new account or a new person of a company: reserve the address, and add the user to the
 * account pool.
 */

/**
 * Deletes a user from the account pool, and ignores a failure. A leftover pool user does no harm, because they cannot sign in
 * unless their address is reserved for them.
 */
export const forgetPoolUser = (userId: string): Promise<void> => deleteUser(userId).catch(() => undefined);

interface Refusals {
  /** The refusal if another registration takes the address at the same moment. */
  taken: (cause?: unknown) => Refusal;
  /** Throws the refusal for an address that already has an account. */
  refuseHeld: (held: EmailRow) => Promise<never>;
}

/**
 * Reserves an address, and replaces an earlier reservation. So a crash blocks no later registration, and of several
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
 * Adds a user with this password to the account pool, and signs them in. Returns null if the pool does not know the user any
 * more. Refuses a password that the pool does not accept.
 */
export async function enterPool({ userId, email }: EmailRow, password: string): Promise<SignedIn | null> {
  await createUser(userId, email);
  const outcome = await setPassword(userId, password);
  if (outcome === 'refused') throw refusedPassword('password');
  const signedIn = outcome === 'set' ? await signIn(userId, password) : null;
  return signedIn && !isSecondStep(signedIn) ? signedIn : null;
}
