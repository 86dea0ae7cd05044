import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { addCounts } from '../../data/figures/tab-counts-writes.ts';
import { loadJob } from '../../data/jobs/job-queries.ts';
import { onlyWhileNotPosted } from '../../data/jobs/job-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { closeApplication } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { closeInvite } from '../../data/proposals/invite-writes.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';
import { notify } from '../notifications/notify.ts';
import { commitUnlessPast } from './commit-unless-past.ts';

/** Closes all other proposals after an award or a cancellation. Skips a proposal that has changed since it was read. */
export async function closeProposals(jobId: string, now: Date): Promise<void> {
  const loaded = await loadJob(jobId);
  if (!loaded || loaded.job.status === 'posted') return;
  const { job } = loaded;
  const [applications, invites] = await Promise.all([readApplicationsOf(jobId), readInvitesOf(jobId)]);
  for (const row of applications.filter(
    (each) => isOpenApplication(each.status) && each.installerId !== job.assignedInstallerId,
  )) {
    const told = notify(job, row.installerId, 'application', 'Application closed', 'The job is no longer open.');
    await commitUnlessPast([
      closeApplication(row, now.toISOString()),
      onlyWhileNotPosted(jobId),
      ...outboxWrite(told, now),
    ]);
  }
  // An installer with an invitation and an application gets one notification, about the application.
  const waited = applications.filter(({ status, closedByAward }) => isOpenApplication(status) || closedByAward);
  const hasApplied = new Set(waited.map(({ installerId }) => installerId));
  for (const row of invites.filter((each) => each.status === 'invited' && !each.closedByAward)) {
    const told = hasApplied.has(row.installerId)
      ? {}
      : notify(job, row.installerId, 'invite', 'Invitation closed', 'The job is no longer open.');
    await commitUnlessPast([
      closeInvite(row),
      onlyWhileNotPosted(jobId),
      addCounts(row.installerId, noLongerOffered),
      ...outboxWrite(told, now),
    ]);
  }
}
