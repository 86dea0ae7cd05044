import { randomUUID } from 'node:crypto';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { EmailRow, UserRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { signIn as askPool } from '../../user-pool/user-pool.ts';
import { firstConfirmation } from './confirm-email.ts';
import { normaliseEmail } from './email-addresses.ts';
import { activationWrites, newUser } from './new-account.ts';
import { hasSignedIn, type KnownBrowser } from './sessions/known-browser.ts';
import { newBrowserEmail } from './sessions/new-browser-email.ts';
import { type OpenSession, openSession, type SeenFrom, sessionWrite, signInFrom } from './sessions/sessions.ts';

/** Finishes a registration that stopped before its last step, because the password was right. */
async function finishRegistration(reserved: EmailRow, now: Date): Promise<UserRow> {
  const user = newUser(reserved, now);
  try {
    await commit([...activationWrites(user), ...(await firstConfirmation(user, now))]);
    return user;
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    const finished = await findUser(user.userId);
    if (!finished) throw new Refusal('bad_credentials');
    return finished;
  }
}

/**
 * Signs a user in. `browser` is the browser's cookie from before. An unknown address takes the same path as a wrong password
 * and gets the same answer.
 */
export async function signIn(
  input: { email: string; password: string },
  seen: SeenFrom,
  browser: KnownBrowser | null,
  now: Date,
): Promise<OpenSession> {
  const held = await findEmail(normaliseEmail(input.email));
  const credentials = { userId: held?.userId ?? randomUUID(), password: input.password };
  const first = await askPool(credentials.userId, credentials.password);
  if (!held || !first) throw new Refusal('bad_credentials');
  const user = (await findUser(held.userId)) ?? (await finishRegistration(held, now));
  if (user.suspended) throw new Refusal('suspended');
  const signedIn = await signInFrom(user.sessionsValidAfter, credentials, first);
  if (!signedIn) throw new Refusal('bad_credentials');
  const isNew = browser === null || !hasSignedIn(browser, user);
  const newBrowserWrites =
    isNew && !user.unconfirmed ? outboxWrite({ mail: newBrowserEmail(user.userId, seen) }, now) : [];
  await commit([sessionWrite(user.userId, signedIn, seen), ...newBrowserWrites]);
  return openSession(user, signedIn);
}
