import { closingPrefix, paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import { findAddressLink } from '../../data/accounts/address-link-queries.ts';
import { putAddressLink } from '../../data/accounts/address-link-writes.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { freeEmail } from '../../data/accounts/email-writes.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { closeUnconfirmed, confirmUser } from '../../data/accounts/user-writes.ts';
import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { MailDraft, UserRow } from '../../data/rows.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { again, retry } from '../../retry.ts';
import type { Actor } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { nextEpoch } from '../credentials-epoch.ts';
import { hashOfToken, newToken } from '../secret-token.ts';
import { countEmail } from './count-email.ts';
import { normaliseEmail } from './email-addresses.ts';

/**
 * Opening the link of a confirmation email proves that the user reads emails to the address. Until then, the account counts as
 * unconfirmed.
 */

export const linkDays = 7;
const daySeconds = 86_400;

const confirmText = [
  `Didn't sign up for ${productName}? You can ignore this email.`,
  `Otherwise, open this link to confirm your email address. The link works for ${linkDays} days.`,
].join('\n\n');

const closeSubject = `Someone tried to sign up to ${productName} with your email`;
const closeText = [
  `Someone tried to sign up to ${productName} with your email address, but an unconfirmed account already uses it.`,
  `If that account is yours, sign in. If it isn't, open this link within ${linkDays} days to close it. Then you can sign up yourself.`,
].join('\n\n');

/**
 * Returns the writes that store a link and email it. The token follows the #, so that browsers send it to no server and no log
 * records it.
 */
function linkWrites(user: Pick<UserRow, 'userId' | 'email'>, now: Date, closes = false): NamedWrite[] {
  const { userId, email } = user;
  const token = newToken();
  const mail: MailDraft = {
    userId,
    kind: 'address',
    subject: closes ? closeSubject : 'Confirm your email address',
    text: closes ? closeText : confirmText,
    path: `${paths.confirmEmail}#${closes ? closingPrefix : ''}${token}`,
  };
  const ttl = epochSeconds(now) + linkDays * daySeconds;
  const link = { tokenHash: hashOfToken(token), email, userId, ttl, ...(closes ? { closes } : {}) };
  return [putAddressLink(link), ...outboxWrite({ mail }, now)];
}

/**
 * Returns the writes that send the first confirmation email, or none once the address has reached its limit. Without the limit,
 * repeated registrations could fill a stranger's inbox.
 */
export async function firstConfirmation(user: UserRow, now: Date): Promise<NamedWrite[]> {
  return (await countEmail('toConfirm', [user.email], now)) === null ? linkWrites(user, now) : [];
}

/** Sends a new confirmation link. Earlier links keep working. */
export async function sendConfirmation(actor: Actor, now: Date): Promise<void> {
  const { user } = actor;
  if (!user.unconfirmed && !user.mailStopped) return;
  const wait = await countEmail('toConfirm', [user.email], now);
  if (wait !== null) throw new Refusal('rate_limited', { retryAfterSeconds: wait });
  await commitFor(actor, linkWrites(user, now));
}

const deadLink = (): Refusal =>
  invalid('token', 'This link no longer works. Sign in and choose "Send again" to get a new one.');

/**
 * Emails a link that closes an unconfirmed account, when someone else tries to register with its address. Only the reader of
 * the address knows whether the account is theirs, so nothing changes before they open the link. These emails have their own
 * limit, because the owner of the account could use up the limit of confirmation emails. If an attacker uses up this limit, the
 * reader already has the emails.
 */
export async function askWhoseItIs(user: UserRow, now: Date): Promise<void> {
  if ((await countEmail('toConfirm', [user.email, 'closes'], now)) === null) await commit(linkWrites(user, now, true));
}

/**
 * Closes an unconfirmed account and frees its address. The next account with that address inherits nothing from it. The
 * follow-up hides its open jobs or ends its applications and invitations, as for a suspended account.
 */
async function giveWay(userId: string, email: string, now: Date): Promise<void> {
  const held = await findEmail(email);
  // An earlier opening of this link has already freed the address.
  if (!held) return;
  await commit([
    freeEmail({ email, userId }),
    closeUnconfirmed(userId, nextEpoch((await findUser(userId)) ?? { sessionsValidAfter: 0 }, now)),
    ...outboxWrite({ followUp: { kind: 'followSuspension', userId, role: held.role } }, now),
  ]);
}

const patience = { tries: 4, firstPause: 20, longestPause: 100 };

/**
 * Marks the account as confirmed. If it was unconfirmed and has a profile, a follow-up adds the retailer's jobs to the public
 * lists, or the installer to the directory.
 */
async function confirm(userId: string, email: string, now: Date): Promise<void> {
  await retry(async (isLast) => {
    const user = await findUser(userId);
    if (user?.email !== email) throw deadLink();
    const isNews = user.unconfirmed && user.profileCompleted;
    try {
      return await commit([
        confirmUser(user, now.toISOString()),
        ...(isNews ? outboxWrite({ followUp: { kind: 'followConfirmation', userId } }, now) : []),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionLost) || isLast) throw error;
      return again;
    }
  }, patience);
}

/**
 * Confirms an address by its link, or closes the unconfirmed account if the link is for that. Repeats are harmless, because
 * some email programs open links before their users do.
 */
export async function confirmEmail(token: string, now: Date): Promise<void> {
  const link = await findAddressLink(hashOfToken(token));
  if (!link?.userId || link.ttl <= epochSeconds(now)) throw deadLink();
  const { userId, email, closes } = link;
  try {
    await (closes ? giveWay(userId, email, now) : confirm(userId, email, now));
  } catch (error) {
    throw error instanceof ConditionLost ? deadLink() : error;
  }
}

/**
 * Confirms an account without a link, for the demo or for an account that an operator vouches for. Returns false if the address
 * has no active account.
 */
export async function confirmByOperator(address: string, now = new Date()): Promise<boolean> {
  const held = await findEmail(normaliseEmail(address));
  if (held?.state !== 'active') return false;
  await confirm(held.userId, held.email, now);
  return true;
}
