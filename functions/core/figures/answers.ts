import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { speedOf } from '#shared/domain/people/response.ts';
import type { ApplicationRow, Effects, InviteRow, JobRow } from '../../data/rows.ts';

/** Measures how soon installers answer their invitations, and how soon retailers answer the applications for their jobs. */

/**
 * Counts an installer's acceptance or decline of an invitation. An invitation that was already answered or closed does not
 * count.
 */
export const inviteAnswered = (invite: InviteRow | null, job: JobRow, at: string): Effects =>
  invite?.status === 'invited' && !invite.closedByAward
    ? { answer: ofInstaller(invite, job, at, speedOf(invite.createdAt, at)) }
    : {};

/** Counts an invitation that the installer let expire. */
export const inviteUnanswered = (invite: InviteRow, job: JobRow, at: string): Effects => ({
  answer: ofInstaller(invite, job, at, 'later'),
});

const ofInstaller = (
  { installerId, jobId }: InviteRow,
  { retailerId }: JobRow,
  at: string,
  speed: NonNullable<Effects['answer']>['speed'],
): NonNullable<Effects['answer']> => ({
  userId: installerId,
  role: 'installer',
  jobId,
  askedBy: retailerId,
  at,
  speed,
});

/**
 * Counts a retailer's award or rejection of an applicant. An application that an award to another installer has closed does not
 * count.
 */
export const applicationAnswered = (application: ApplicationRow, { retailerId, jobId }: JobRow, at: string): Effects =>
  isOpenApplication(application.status) && !application.closedByAward
    ? {
        answer: {
          userId: retailerId,
          role: 'retailer',
          jobId,
          askedBy: application.installerId,
          at,
          speed: speedOf(application.createdAt, at),
        },
      }
    : {};
