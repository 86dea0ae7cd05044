import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { MailDraft, WaitingNews } from '#functions/data/rows.ts';
import { searchesWrite } from '#functions/data/searches/search-writes.ts';
import { logNotice } from '#functions/log.ts';
import { sendMail } from '#functions/mail/send-mail.ts';
import { newsWrites } from '../../search/saved-searches/keep-news.ts';
import type { Effect } from './effect.ts';
import { isSaidOften, isTooMuch, isUseless, mayBeSent } from './mail-rules.ts';

type WaitingMail = MailDraft & Pick<WaitingNews, 'kind'>;

/**
 * Looks up the address at the last moment. People who muted this kind, or who are gone, get nothing. Returns what is kept
 * for the email of the day instead.
 */
async function deliver(draft: MailDraft, isFirstTry: boolean, now: Date): Promise<WaitingMail | null> {
  const { kind, to } = draft;
  if (kind === 'closed') {
    if (to !== undefined) await sendMail({ ...draft, to });
    return null;
  }
  const user = await findUser(draft.userId);
  if (!user || user.closedAt !== undefined || !(await mayBeSent(draft, user))) return null;
  // What confirms the address is the way back: its owner asks for it, and it says whether letters arrive again.
  if (user.mailStopped && kind !== 'address') {
    logNotice({ event: 'letter_not_sent', kind, actorId: user.userId, reason: user.mailStopped });
    return null;
  }
  if (kind === 'device' && isFirstTry && (await isSaidOften(draft, now))) return null;
  if (kind !== 'reset' && kind !== 'address' && kind !== 'device' && kind !== 'daily') {
    if (user.mutedEmails?.includes(kind)) return null;
    // Someone who is suspended cannot open the jobs that a saved search finds.
    if (kind === 'match' && user.suspended) return null;
    // A saved search has its own email, which is sent once a day anyway.
    if (kind !== 'match' && (user.dailyEmail || (isFirstTry && (await isTooMuch(draft, now)))))
      return { ...draft, kind };
  }
  await sendMail({ ...draft, to: user.email });
  return null;
}

export const mail: Effect<'mail'> = {
  lease: 'email',
  carryOut: async (draft, { row, now }) => {
    if (isUseless(draft, row.createdAt, now)) return null;
    const kept = await deliver(draft, row.attempts === undefined, now);
    return kept && { writes: () => newsWrites(kept, now), losesTo: searchesWrite };
  },
};
