import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { addCounts } from '../../data/figures/tab-counts-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { deleteExistingApplication } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { deleteExistingInvite } from '../../data/proposals/invite-writes.ts';
import type { ApplicationRow, InviteRow, JobRow } from '../../data/rows.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';
import { notify } from '../notifications/notify.ts';
import { commitUnlessPast } from './commit-unless-past.ts';

/** Returns the writes that notify an installer of the deletion. The notification has no link, because the job is gone. */
function wordOfRemoval(job: JobRow, userId: string, now: Date): NamedWrite[] {
  const { notifications = [] } = notify(
    job,
    userId,
    'job',
    'Job removed',
    `${job.card.retailerCompany} deleted this job.`,
  );
  return outboxWrite({ notifications: notifications.map(({ jobId: _gone, ...draft }) => draft) }, now);
}

/**
 * Returns the writes that remove one installer's application and invitation for a deleted job. One transaction removes both, so
 * that the installer gets one notification.
 */
function removalOf(
  job: JobRow,
  installerId: string,
  { application, invite }: { application: ApplicationRow | undefined; invite: InviteRow | undefined },
  now: Date,
): NamedWrite[] {
  const isOffered = invite?.status === 'invited' && !invite.closedByAward;
  const waits = isOffered || (application !== undefined && isOpenApplication(application.status));
  return [
    ...(application ? [deleteExistingApplication(job.jobId, installerId)] : []),
    ...(invite ? [deleteExistingInvite(job.jobId, installerId)] : []),
    ...(isOffered ? [addCounts(installerId, noLongerOffered)] : []),
    ...(waits ? wordOfRemoval(job, installerId, now) : []),
  ];
}

/** Removes every proposal for a deleted job, and notifies the installers who were still waiting. */
export async function removeProposals(job: JobRow, now: Date): Promise<void> {
  const { jobId } = job;
  const [applications, invites] = await Promise.all([readApplicationsOf(jobId), readInvitesOf(jobId)]);
  for (const installerId of new Set([...applications, ...invites].map((row) => row.installerId))) {
    const of = (row: { installerId: string }): boolean => row.installerId === installerId;
    const proposals = { application: applications.find(of), invite: invites.find(of) };
    await commitUnlessPast(removalOf(job, installerId, proposals, now));
  }
}
