import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { MailDraft, UserRow } from '#functions/data/rows.ts';
import { countLetter } from '../../accounts/count-letter.ts';
import { resetCodeMinutes } from '../../accounts/reset-code.ts';

/** Which letters are sent at all, and which are one too many. */

/** A code that has expired meanwhile would only confuse whoever gets it. */
export const isUseless = ({ kind }: MailDraft, writtenAt: string, now: Date): boolean =>
  kind === 'reset' && now.getTime() - Date.parse(writtenAt) > resetCodeMinutes * 60_000;

/**
 * To an address that nobody has confirmed goes only what its owner asks for, and because of an account with such an address
 * nothing goes to anybody: neither can be used to write to strangers.
 */
export async function mayBeSent({ kind, byUserId }: MailDraft, to: UserRow): Promise<boolean> {
  if (kind === 'reset') return true;
  if (kind === 'address') return to.unconfirmed === true || to.mailStopped !== undefined;
  if (to.unconfirmed) return false;
  const by = byUserId === undefined ? null : await findUser(byUserId);
  return by?.unconfirmed !== true;
}

/**
 * Whether this letter has to wait for the email of the day: there were many because of the same person, or the same has just
 * been changed, such as a date that is moved back and forth.
 */
export async function isTooMuch(
  { userId, byUserId, kind, subject, path = '' }: MailDraft,
  now: Date,
): Promise<boolean> {
  if (byUserId === undefined) return false;
  const thing = kind === 'date' ? kind : subject;
  const waits = await Promise.all([
    countLetter('fromOnePerson', [byUserId, userId], now),
    countLetter('aboutOneThing', [byUserId, userId, path, thing], now),
  ]);
  return waits.some((wait) => wait !== null);
}

/** The same browser at the same place within minutes is one letter, but another one, which may be somebody else's, is not. */
export async function isSaidOften({ userId, text }: MailDraft, now: Date): Promise<boolean> {
  const waits = await Promise.all([
    countLetter('aboutSignIns', [userId], now),
    countLetter('aboutOneThing', [userId, text], now),
  ]);
  return waits.some((wait) => wait !== null);
}
