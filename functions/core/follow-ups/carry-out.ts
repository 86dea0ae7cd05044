import { emailedKinds } from '#shared/domain/accounts/notifications.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit, isContention, type NamedWrite } from '../../data/commit.ts';
import { addToPublicStats, addToReputation, countAnswer, putAnswer } from '../../data/figures/figure-writes.ts';
import { onlyWhileJobStands } from '../../data/jobs/job-writes.ts';
import { mapWrite } from '../../data/map/pin-writes.ts';
import { addUnread, createNotification } from '../../data/notifications/notification-writes.ts';
import { findOutboxRow } from '../../data/notifications/outbox-queries.ts';
import { claimOutboxRow, outboxRowWrite, outboxWrite, takeOutboxRow } from '../../data/notifications/outbox-writes.ts';
import type { Effects, MailDraft, NotificationDraft, OutboxRow, UserRow } from '../../data/rows.ts';
import { searchesWrite } from '../../data/searches/search-writes.ts';
import { logNotice } from '../../log.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { newId } from '../../new-id.ts';
import { again, retry } from '../../retry.ts';
import { countLetter } from '../accounts/count-letter.ts';
import { resetCodeMinutes } from '../accounts/reset-code.ts';
import { writeWords } from '../listing/write-words.ts';
import { redrawWrites } from '../map/draw-on-map.ts';
import { newsWrites } from '../searches/keep-news.ts';
import { CannotCarryOut } from './cannot-carry-out.ts';
import { maxAttempts, pauseAfter } from './pauses.ts';
import { runFollowUp } from './run-follow-up.ts';

/** Carries out what an outbox row asks for. Repeating it is harmless, because the row is removed in the same transaction. */

/** What people wrote, such as a name or a reason, stays behind the link: nobody can use our letters to say something to a stranger. */
const behindTheLink = 'Sign in to read what has happened.';

/**
 * Dated when the event happened, however late the notification is. Somebody who has turned both ways off is told
 * nothing, and what the bell does not show is not counted.
 */
async function notificationWrites(draft: NotificationDraft, at: Date): Promise<NamedWrite[]> {
  const { jobId, userId, kind, title, text, jobTitle, byUserId, notificationId = newId(at) } = draft;
  const user = await findUser(userId);
  if (user?.closedAt !== undefined) return [];
  const about = jobTitle === undefined ? {} : { jobTitle };
  const page = kind === 'copy' ? paths.settings : paths.notifications;
  const path = jobId ? hrefTo(paths.job, { id: jobId }) : page;
  const by = byUserId === undefined ? {} : { byUserId };
  const mail: MailDraft = {
    userId,
    kind,
    subject: title,
    text: behindTheLink,
    ...about,
    path,
    ...by,
  };
  const row = { userId, notificationId, kind, title, text, ...about, jobId, createdAt: at.toISOString() };
  return [
    ...(user?.mutedBell?.includes(kind) ? [] : [createNotification(row), addUnread(userId, 1)]),
    ...(jobId ? [onlyWhileJobStands(jobId)] : []),
    ...(emailedKinds.includes(kind) && !user?.mutedEmails?.includes(kind) ? outboxWrite({ mail }, at) : []),
  ];
}

const answerWrites = ({ role, ...answer }: NonNullable<Effects['answer']>, at: Date): NamedWrite[] => [
  putAnswer(answer),
  countAnswer(answer),
  ...(role === 'installer' ? outboxWrite({ map: { kind: 'installers', itemId: answer.userId } }, at) : []),
];

/** The map and the directory show these figures, so both are drawn again once they are counted. */
const figureWrites = ({ stats, reputation, answer }: Effects, at: Date): NamedWrite[] => [
  ...(stats ? [addToPublicStats(stats)] : []),
  ...(reputation ? [addToReputation(reputation)] : []),
  ...(reputation ? outboxWrite({ map: { kind: 'installers', itemId: reputation.userId } }, at) : []),
  ...(answer ? answerWrites(answer, at) : []),
];

/** A code that has expired meanwhile would only confuse whoever gets it. */
const isUseless = ({ kind }: MailDraft, writtenAt: string, now: Date): boolean =>
  kind === 'reset' && now.getTime() - Date.parse(writtenAt) > resetCodeMinutes * 60_000;

/**
 * To an address that nobody has confirmed goes only what its owner asks for, and because of an account with such an address
 * nothing goes to anybody: neither can be used to write to strangers.
 */
async function mayBeSent({ kind, byUserId }: MailDraft, to: UserRow): Promise<boolean> {
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
async function isTooMuch({ userId, byUserId, kind, subject, path = '' }: MailDraft, now: Date): Promise<boolean> {
  if (byUserId === undefined) return false;
  const thing = kind === 'date' ? kind : subject;
  const waits = await Promise.all([
    countLetter('fromOnePerson', [byUserId, userId], now),
    countLetter('aboutOneThing', [byUserId, userId, path, thing], now),
  ]);
  return waits.some((wait) => wait !== null);
}

/** The same browser at the same place within minutes is one letter, but another one, which may be somebody else's, is not. */
async function isSaidOften({ userId, text }: MailDraft, now: Date): Promise<boolean> {
  const waits = await Promise.all([
    countLetter('aboutSignIns', [userId], now),
    countLetter('aboutOneThing', [userId, text], now),
  ]);
  return waits.some((wait) => wait !== null);
}

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

/** Longer than a function can run, so afterwards nobody can still be working on the row. */
const leaseMilliseconds = 90_000;

/** Not while someone else is trying it, and not before the pause after a failure is over. */
const mayBeTried = ({ attempts = 0, nextTryAt = '', deadAt }: OutboxRow, now: Date): boolean =>
  deadAt === undefined && (attempts === 0 || nextTryAt <= now.toISOString());

/**
 * An email cannot be taken back, so only one caller may send it. Long work is counted before it begins, because a
 * function that runs out of time can no longer record that it failed. False if someone else has claimed the row.
 */
async function claim(row: OutboxRow, now: Date): Promise<boolean> {
  const attempts = row.attempts ?? 0;
  if (attempts >= maxAttempts) throw new CannotCarryOut(`It broke off ${attempts} times without an error.`);
  const pause = Math.max(leaseMilliseconds, pauseAfter(attempts + 1));
  try {
    await commit([claimOutboxRow(row, new Date(now.getTime() + pause).toISOString())]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

/** Every effect there is. A new one does not compile until it is listed here. */
const knownEffects = {
  notifications: true,
  stats: true,
  reputation: true,
  answer: true,
  map: true,
  words: true,
  mail: true,
  followUp: true,
} satisfies Record<keyof Effects, true>;

function refuseUnknown(effects: Effects): void {
  const unknown = Object.keys(effects).filter((name) => !(name in knownEffects));
  if (unknown.length > 0) throw new CannotCarryOut(`This version knows no effect named ${unknown.join(', ')}.`);
}

type WaitingMail = Parameters<typeof newsWrites>[0];

/** Longer than a burst of changes to the same lists takes, and short enough for a batch of rows. */
const burst = { milliseconds: 3_000, firstPause: 100, longestPause: 1_000 };

/** Tries again at once what has only lost to others. The next sweep would be a minute later. */
const despiteOthers = (run: () => Promise<void>): Promise<void> =>
  retry(async (isLast) => {
    try {
      return await run();
    } catch (error) {
      if (isLast || !isContention(error)) throw error;
      return again;
    }
  }, burst);

/** How long a map is drawn again, or news kept, that someone else has changed meanwhile. */
const patience = { tries: 8, firstPause: 20, longestPause: 250 };

/** Applies everything that belongs to the transaction in which the row is removed. */
async function commitEffects(
  { outboxId, effects, createdAt }: OutboxRow,
  kept: WaitingMail | null,
  now: Date,
): Promise<void> {
  const at = new Date(createdAt);
  const told = (await Promise.all((effects.notifications ?? []).map((draft) => notificationWrites(draft, at)))).flat();
  await retry(async (isLast) => {
    const counted = [
      takeOutboxRow(outboxId),
      ...figureWrites(effects, at),
      ...(effects.map ? await redrawWrites(effects.map) : []),
      ...(kept ? await newsWrites(kept, now) : []),
    ];
    try {
      return await commit([...counted, ...told]);
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      if (error.names.includes(outboxRowWrite)) return;
      if (error.names.includes(mapWrite) || error.names.includes(searchesWrite)) {
        if (isLast) throw error;
        return again;
      }
      // The person or job is gone, or was already notified. There is nobody to notify, but the figures still count.
      await commit(counted).catch((lost: unknown) => {
        if (!(lost instanceof ConditionLost)) throw lost;
      });
    }
  }, patience);
}

/** Carries out a row unless someone else has it or its next try is not due. Throws if it fails. */
export async function carryOutRow(row: OutboxRow, now: Date): Promise<void> {
  if (!mayBeTried(row, now)) return;
  const { effects } = row;
  refuseUnknown(effects);
  if ((effects.mail || effects.followUp) && !(await claim(row, now))) return;
  const { words, followUp } = effects;
  if (words) await despiteOthers(() => writeWords(words));
  if (followUp) await despiteOthers(() => runFollowUp(followUp, now));
  const { mail } = effects;
  const isFirstTry = row.attempts === undefined;
  const kept = mail && !isUseless(mail, row.createdAt, now) ? await deliver(mail, isFirstTry, now) : null;
  await despiteOthers(() => commitEffects(row, kept, now));
}

export async function carryOut(outboxId: string, now: Date): Promise<void> {
  const row = await findOutboxRow(outboxId);
  if (row) await carryOutRow(row, now);
}
