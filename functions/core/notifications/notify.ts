import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import { jobLine } from '#shared/domain/jobs/job-number.ts';
import type { Effects, JobRow } from '../../data/rows.ts';
import type { JobNews } from './email-words.ts';
import { jobEmail } from './job-email.ts';

const teamOf = ({ card: { team = [] } }: JobRow) => (team.length > 0 ? { concerns: team.map(({ id }) => id) } : {});

/**
 * Returns one notification about a job for one user, with its email. Records the owner of the job as the cause of an
 * installer's notification. If a user changes the job, `job-transaction.ts` records that user instead.
 */
export const notify = (
  job: JobRow,
  userId: string,
  kind: NotificationKind,
  title: JobNews,
  text: string,
  amount: string | null = null,
): Effects => ({
  notifications: [
    {
      userId,
      kind,
      title,
      text,
      email: jobEmail(job, userId, title, amount),
      jobTitle: jobLine(job.card),
      jobId: job.jobId,
      ...teamOf(job),
      ...(userId === job.retailerId ? {} : { byUserId: job.retailerId }),
    },
  ],
});

/** Returns one notification about a job for one person of a company. If `canOpen` is false, the notification has no link. */
export function notifyPerson(
  job: JobRow,
  { companyId, personId, canOpen }: { companyId: string; personId: string; canOpen: boolean },
  title: JobNews,
  text: string,
): Effects {
  const { notifications = [] } = notify(job, companyId, 'team', title, text);
  return {
    notifications: notifications.map(({ jobId, ...draft }) => ({
      ...draft,
      ...(canOpen ? { jobId } : {}),
      toPersonId: personId,
    })),
  };
}
