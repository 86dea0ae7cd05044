import { randomUUID } from 'node:crypto';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { replaceRecoveryHashes, twoFactorWrite } from '../../data/accounts/two-factor-writes.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { EmailRow, UserRow } from '../../data/rows.ts';
import { Refusal, unavailable } from '../../refusal.ts';
import { signIn as askPool, isSecondStep, type SecondStep, type SignedIn } from '../../user-pool/user-pool.ts';
import { firstConfirmation } from './confirm-email.ts';
import { normaliseEmail } from './email-addresses.ts';
import { activationWrites, newUser } from './new-account.ts';
import { hasTwoFactor } from './sessions/has-two-factor.ts';
import { hasSignedIn, type KnownBrowser } from './sessions/known-browser.ts';
import { requireOpenCompany } from './sessions/live-sessions.ts';
import { newBrowserEmail } from './sessions/new-browser-email.ts';
import { type OpenSession, openSession, type SeenFrom, sessionWrite, signInFrom } from './sessions/sessions.ts';
import { alignPool, proveSecondFactor, signInWithoutApp, wrongCode } from './two-factor/second-step.ts';
import { twoFactorEmail } from './two-factor/two-factor-email.ts';

/** Finishes a registration that stopped before its last step. The account pool must have accepted the password first. */
async function finishRegistration(reserved: EmailRow, now: Date): Promise<UserRow> {
  // The address is reserved for a person who was invited to a company. They can only join through the link of the invitation.
  if (reserved.joins !== undefined) throw new Refusal('bad_credentials');
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
 * Returns the writes that email the user about a browser that has not signed in to the account before. An unconfirmed account
 * gets no email.
 */
function newBrowserWrites(user: UserRow, seen: SeenFrom, browser: KnownBrowser | null, now: Date): NamedWrite[] {
  const isNew = browser === null || !hasSignedIn(browser, user);
  return isNew && !user.unconfirmed ? outboxWrite({ mail: newBrowserEmail(user.userId, seen) }, now) : [];
}

interface Attempt {
  email: string;
  password: string;
  /** A code of the authenticator app, or a recovery code. */
  code?: string | undefined;
}

interface Passed {
  signedIn: SignedIn;
  /** The writes for the transaction that stores the session. */
  writes: NamedWrite[];
  changed: Partial<UserRow>;
}

/**
 * Checks the code of an account with two-factor sign-in, after the account pool has accepted the password. Refuses with
 * `code_needed` if there is no code.
 */
async function passSecondStep(
  user: UserRow,
  answer: SignedIn | SecondStep,
  { password, code }: Attempt,
  seen: SeenFrom,
  now: Date,
): Promise<Passed> {
  if (!hasTwoFactor(user)) {
    // `alignPool` has turned codes off, but the pool still asks for one.
    if (isSecondStep(answer)) throw unavailable(new Error('The account pool keeps asking for a code.'));
    const signedIn = await signInFrom(user.sessionsValidAfter, { userId: user.userId, password }, answer);
    if (!signedIn) throw new Refusal('bad_credentials');
    return { signedIn, writes: [], changed: {} };
  }
  if (code === undefined) throw new Refusal('code_needed');
  const proof = await proveSecondFactor(user, answer, code);
  if (proof.by === 'app') return { signedIn: proof.signedIn, writes: [], changed: {} };
  const left = (user.recoveryHashes ?? []).filter((hash) => hash !== proof.hash);
  const email = twoFactorEmail(user.userId, { recoveryCodesLeft: left.length }, seen, now);
  return {
    signedIn: await signInWithoutApp(user, password),
    writes: [replaceRecoveryHashes(user, left), ...email],
    changed: { recoveryHashes: left },
  };
}

/**
 * Signs a user in. `browser` is from the cookie that the browser sent. An unknown address takes the same path as a wrong
 * password and gets the same answer. A sign-in with a code sends the password again, so no state between the two steps can be
 * stolen.
 */
export async function signIn(
  input: Attempt,
  seen: SeenFrom,
  browser: KnownBrowser | null,
  now: Date,
): Promise<OpenSession> {
  const held = await findEmail(normaliseEmail(input.email));
  const first = await askPool(held?.userId ?? randomUUID(), input.password);
  if (!held || !first) throw new Refusal('bad_credentials');
  const user = (await findUser(held.userId)) ?? (await finishRegistration(held, now));
  const company = await requireOpenCompany(user);
  const answer = await alignPool(user, input.password, first);
  if (!answer) throw new Refusal('bad_credentials');
  const { signedIn, writes, changed } = await passSecondStep(user, answer, input, seen, now);
  try {
    await commit([sessionWrite(user.userId, signedIn, seen), ...newBrowserWrites(user, seen, browser, now), ...writes]);
  } catch (error) {
    // Another sign-in has used a recovery code since, maybe the same one. So refuse this sign-in, and do not send its tokens.
    if (error instanceof ConditionLost && error.names.includes(twoFactorWrite)) throw wrongCode();
    throw error;
  }
  return openSession({ ...user, ...changed }, signedIn, company);
}
