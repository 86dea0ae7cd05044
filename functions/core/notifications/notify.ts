import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import { jobLine } from '#shared/domain/jobs/job-number.ts';
import type { Effects, JobRow } from '../../data/rows.ts';

/**
 * One notification about a job for one person. Unless a change says whose doing it is, what an installer is told is its
 * owner's.
 */
export const notify = (job: JobRow, userId: string, kind: NotificationKind, title: string, text: string): Effects => ({
  notifications: [
    {
      userId,
      kind,
      title,
      text,
      jobTitle: jobLine(job.card),
      jobId: job.jobId,
      ...(userId === job.retailerId ? {} : { byUserId: job.retailerId }),
    },
  ],
});
