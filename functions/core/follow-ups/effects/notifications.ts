import { findUser, readColleagues } from '#functions/data/accounts/user-queries.ts';
import type { NamedWrite } from '#functions/data/commit.ts';
import { onlyWhileJobStands } from '#functions/data/jobs/job-writes.ts';
import { addUnread, createNotification } from '#functions/data/notifications/notification-writes.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { MailDraft, NotificationDraft, UserRow } from '#functions/data/rows.ts';
import { newId } from '#functions/new-id.ts';
import { emailedKinds, kindsOfWholeCompany } from '#shared/domain/accounts/notifications.ts';
import { firstNameIn, seesAllJobs } from '#shared/domain/accounts/ranks.ts';
import { hrefTo, ownDataPath, paths } from '#shared/pages.ts';
import { rankOf } from '../../actor.ts';
import type { Effect } from './effect.ts';

/** Returns the email of a notification that has no email text. Text that a user typed stays behind the link. */
const plainEmail = ({ title }: NotificationDraft) => ({
  subject: title,
  text: 'Open your notifications to read more.',
});

/**
 * Returns the first name of the person who caused a notification, if they have joined a company. The name tells readers which
 * person of the company it was.
 */
async function firstNameOf(personId: string | undefined): Promise<string | undefined> {
  const name = personId === undefined ? undefined : (await findUser(personId))?.personName;
  return name === undefined ? undefined : firstNameIn(name);
}

/**
 * Tells whether a colleague is notified. Colleagues who see all jobs are notified of everything. The others are notified of the
 * jobs they are on and of their own credentials, but not of payments.
 */
const isNotified = ({ kind, concerns }: NotificationDraft, person: UserRow): boolean =>
  seesAllJobs(person.role, rankOf(person)) ||
  (!kindsOfWholeCompany.includes(kind) && concerns?.includes(person.userId) === true);

/** Returns everyone in the company who gets its notifications. A closed account gets nothing. */
async function recipientsIn(draft: NotificationDraft): Promise<(UserRow | null)[]> {
  const { userId: companyId, kind, toPersonId } = draft;
  const company = await findUser(companyId);
  if (company?.closedAt !== undefined) return [];
  // A data copy belongs to one person, whose id is `userId`. Only they are notified.
  const isForAll = toPersonId === undefined;
  if (kind === 'copy' || (isForAll && !company?.colleagues)) return [company];
  const colleagues = (await readColleagues(companyId)).filter(({ leftAt }) => leftAt === undefined);
  if (!isForAll) return [company, ...colleagues].filter((person) => person?.userId === toPersonId);
  return [company, ...colleagues.filter((person) => isNotified(draft, person))];
}

/** Returns the writes of one notification for one person. A muted kind is neither listed nor counted as unread. */
function writesFor(
  person: UserRow | null,
  draft: NotificationDraft,
  byName: string | undefined,
  at: Date,
): NamedWrite[] {
  const { jobId, kind, title, text, jobTitle, byUserId, notificationId = newId(at) } = draft;
  const userId = person?.userId ?? draft.userId;
  const email = draft.email ?? plainEmail(draft);
  const about = jobTitle === undefined ? {} : { jobTitle };
  const page = kind === 'copy' ? ownDataPath : paths.notifications;
  const path = jobId ? hrefTo(paths.job, { id: jobId }) : page;
  const by = byUserId === undefined ? {} : { byUserId };
  const mail: MailDraft = { userId, kind, ...email, path, ...by };
  const named = byName === undefined ? {} : { byName };
  const row = { userId, notificationId, kind, title, text, ...about, ...named, jobId, createdAt: at.toISOString() };
  return [
    ...(person?.mutedBell?.includes(kind) ? [] : [createNotification(row), addUnread(userId, 1)]),
    ...(emailedKinds.includes(kind) && !person?.mutedEmails?.includes(kind) ? outboxWrite({ mail }, at) : []),
  ];
}

/** Returns the writes of one notification for each person of the company. The notification has the time of its event. */
async function notificationWrites(draft: NotificationDraft, at: Date): Promise<NamedWrite[]> {
  const [people, byName] = await Promise.all([recipientsIn(draft), firstNameOf(draft.byPersonId)]);
  const writes = people.flatMap((person) => writesFor(person, draft, byName, at));
  return draft.jobId && people.length > 0 ? [...writes, onlyWhileJobStands(draft.jobId)] : writes;
}

/**
 * Writes notifications. If a job is deleted or a notification exists already, it writes none, and the other effects of the row
 * still apply.
 */
export const notifications: Effect<'notifications'> = {
  lease: 'none',
  carryOut: async (drafts, { happenedAt }) => ({
    writes: async () => (await Promise.all(drafts.map((draft) => notificationWrites(draft, happenedAt)))).flat(),
    isDroppable: true,
  }),
};
