import { findCompanyOf, findUser } from '#functions/data/accounts/user-queries.ts';
import type { MailDraft, WaitingNews } from '#functions/data/rows.ts';
import { searchesWrite } from '#functions/data/searches/search-writes.ts';
import { logNotice } from '#functions/log.ts';
import { sendMail } from '#functions/mail/send-mail.ts';
import { emailedKinds } from '#shared/domain/accounts/notifications.ts';
import { newsWrites } from '../../search/saved-searches/keep-news.ts';
import type { Effect } from './effect.ts';
import { isSaidOften, isTooMuch, isUseless, mayBeSent } from './mail-rules.ts';

type WaitingMail = MailDraft & Pick<WaitingNews, 'kind'>;

/**
 * Sends one email, unless its recipient muted this kind, has closed their account or has left their company. Reads the email
 * address just before sending, because the user may have changed it. If the email must wait for the daily email, returns it
 * instead.
 */
async function deliver(
  draft: MailDraft,
  happenedAt: Date,
  isFirstTry: boolean,
  now: Date,
): Promise<WaitingMail | null> {
  const { kind, to } = draft;
  // The recipients of these emails have no account.
  if (kind === 'closed' || kind === 'joining') {
    if (to !== undefined) await sendMail({ ...draft, to, ...(kind === 'closed' ? { happenedAt } : {}) });
    return null;
  }
  const user = await findUser(draft.userId);
  const company = user && (await findCompanyOf(user));
  if (!company || company.closedAt !== undefined || user.leftAt !== undefined || !(await mayBeSent(draft, user)))
    return null;
  // The owner has requested the confirmation email, and opening its link shows that the address works again. So it is sent even
  // while emails are stopped.
  if (user.mailStopped && kind !== 'address') {
    logNotice({ event: 'letter_not_sent', kind, actorId: user.userId, reason: user.mailStopped });
    return null;
  }
  if (kind === 'device' && isFirstTry && (await isSaidOften(draft, now))) return null;
  if (kind !== 'reset' && kind !== 'address' && kind !== 'device' && kind !== 'security' && kind !== 'daily') {
    if (user.mutedEmails?.includes(kind)) return null;
    // A suspended installer cannot open the jobs that a saved search finds.
    if (kind === 'match' && company.suspended) return null;
    // An email of kind `match` lists the new jobs of saved searches, and is already sent at most once a day.
    if (kind !== 'match' && (user.dailyEmail || (isFirstTry && (await isTooMuch(draft, now)))))
      return { ...draft, kind };
  }
  const security = kind === 'device' || kind === 'reset' || kind === 'security' ? { happenedAt } : {};
  await sendMail({ ...draft, to: user.email, ...security, isOptional: emailedKinds.some((each) => each === kind) });
  return null;
}

export const mail: Effect<'mail'> = {
  lease: 'email',
  carryOut: async (draft, { row, happenedAt, now }) => {
    if (isUseless(draft, row.createdAt, now)) return null;
    const kept = await deliver(draft, happenedAt, row.attempts === undefined, now);
    return kept && { writes: () => newsWrites(kept, now), losesTo: [searchesWrite] };
  },
};
