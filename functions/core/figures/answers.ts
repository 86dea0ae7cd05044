import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { speedOf } from '#shared/domain/people/response.ts';
import type { ApplicationRow, Effects, InviteRow, JobRow } from '../../data/rows.ts';

/** What is measured of how soon people answer: installers their invitations, companies the applications for their jobs. */

/** The installer says yes or no. Nothing if the invitation was answered or closed before. */
export const inviteAnswered = (invite: InviteRow | null, job: JobRow, at: string): Effects =>
  invite?.status === 'invited' && !invite.closedByAward
    ? { answer: ofInstaller(invite, job, at, speedOf(invite.createdAt, at)) }
    : {};

/** The installer has let it expire. */
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

/** The company awards the job to the applicant or rejects them. What an award to somebody else closes is no answer. */
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
