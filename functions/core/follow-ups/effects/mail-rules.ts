import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { MailDraft, UserRow } from '#functions/data/rows.ts';
import { countEmail } from '../../accounts/count-email.ts';
import { resetCodeMinutes } from '../../accounts/reset-code.ts';

/** The rules for sending an email, leaving it out, or keeping it for the daily email. */

/** Returns true for a reset email whose code has expired. Its reader could not use the code. */
export const isUseless = ({ kind }: MailDraft, writtenAt: string, now: Date): boolean =>
  kind === 'reset' && now.getTime() - Date.parse(writtenAt) > resetCodeMinutes * 60_000;

/**
 * Tells whether an email may be sent. The owner of an unconfirmed address only receives the emails they requested. The actions
 * of an unconfirmed user cause no emails to others. So no one can use SunCrew to email a stranger.
 */
export async function mayBeSent({ kind, byUserId }: MailDraft, to: UserRow): Promise<boolean> {
  if (kind === 'reset') return true;
  if (kind === 'address') return to.unconfirmed === true || to.mailStopped !== undefined;
  if (to.unconfirmed) return false;
  const by = byUserId === undefined ? null : await findUser(byUserId);
  return by?.unconfirmed !== true;
}

/**
 * Returns true if the email must wait for the daily email. It must if the same user has caused many emails to this recipient,
 * or if the same detail has just changed. For example, an installer may move a date back and forth.
 */
export async function isTooMuch(
  { userId, byUserId, kind, subject, path = '' }: MailDraft,
  now: Date,
): Promise<boolean> {
  if (byUserId === undefined) return false;
  const thing = kind === 'date' ? kind : subject;
  const waits = await Promise.all([
    countEmail('fromOnePerson', [byUserId, userId], now),
    countEmail('aboutOneThing', [byUserId, userId, path, thing], now),
  ]);
  return waits.some((wait) => wait !== null);
}

/**
 * Returns true if this sign-in email would repeat a recent one, or the user has just had too many sign-in emails. The device
 * and the network tell sign-ins apart, because another device may be an intruder's.
 */
export async function isSaidOften({ userId, text }: MailDraft, now: Date): Promise<boolean> {
  const waits = await Promise.all([
    countEmail('aboutSignIns', [userId], now),
    countEmail('aboutOneThing', [userId, text], now),
  ]);
  return waits.some((wait) => wait !== null);
}
