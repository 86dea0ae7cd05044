import { isInviteOver } from '#shared/domain/jobs/invites.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { InviteRow, JobRow } from '../../data/rows.ts';
import { inviteUnanswered } from '../figures/answers.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';
import { changeJobBySystem } from '../jobs/change-by-system.ts';
import type { JobChange } from '../jobs/job-change.ts';
import { notify } from '../notifications/notify.ts';

/** An invitation that nobody has answered in time is taken back, so the retailer knows and can ask somebody else. */

const expired = (job: JobRow, row: InviteRow, at: string): JobChange => ({
  job: { ...job, card: { ...job.card, invitesPending: job.card.invitesPending - 1 } },
  writes: [putInvite({ ...row, status: 'expired' })],
  counts: new Map([[row.installerId, noLongerOffered]]),
  effects: [
    notify(job, row.installerId, 'invite', 'Invitation expired', 'You did not answer in time.'),
    notify(job, job.retailerId, 'invite', 'Invitation expired', 'An installer did not answer your invitation in time.'),
    row.isForApplication ? {} : inviteUnanswered(row, job, at),
  ],
  details: { installerId: row.installerId },
});

/** False if it was answered or closed meanwhile. */
export async function expireInvite(jobId: string, installerId: string, now: Date): Promise<boolean> {
  let isExpired = false;
  await changeJobBySystem(jobId, 'expireInvite', now, async ({ job }) => {
    const row = await findInvite(jobId, installerId);
    isExpired = job.status === 'posted' && row !== null && isInviteOver(row, now);
    return isExpired && row ? expired(job, row, now.toISOString()) : null;
  });
  return isExpired;
}
