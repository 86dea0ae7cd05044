import { isOpenApplication } from '#shared/domain/job.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { addCounts } from '../../data/figures/tab-counts-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { deleteExistingApplication } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { deleteExistingInvite } from '../../data/proposals/invite-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';
import { commitUnlessPast } from './commit-unless-past.ts';

/** Without a link, because the job is gone. */
function wordOfRemoval({ card }: JobRow, userId: string, now: Date): NamedWrite[] {
  const text = `${card.retailerCompany} removed this job.`;
  return outboxWrite(
    { notifications: [{ userId, kind: 'job', title: 'Job removed', text, jobTitle: card.title }] },
    now,
  );
}

/** Removes every proposal for a deleted job, and notifies the people who were still waiting. */
export async function removeProposals(job: JobRow, now: Date): Promise<void> {
  const { jobId } = job;
  const [applications, invites] = await Promise.all([readApplicationsOf(jobId), readInvitesOf(jobId)]);
  for (const { installerId, status } of applications) {
    await commitUnlessPast([
      deleteExistingApplication(jobId, installerId),
      ...(isOpenApplication(status) ? wordOfRemoval(job, installerId, now) : []),
    ]);
  }
  for (const { installerId, status, closedByAward } of invites) {
    const isOffered = status === 'invited' && !closedByAward;
    await commitUnlessPast([
      deleteExistingInvite(jobId, installerId),
      ...(isOffered ? [addCounts(installerId, noLongerOffered), ...wordOfRemoval(job, installerId, now)] : []),
    ]);
  }
}
