import { isInviteOver } from '#shared/domain/jobs/invites.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { InviteRow, JobRow } from '../../data/rows.ts';
import { inviteUnanswered } from '../figures/answers.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';
import type { JobChange } from '../jobs/job-transaction.ts';
import { runSystemChange } from '../jobs/run-system-change.ts';
import { notify } from '../notifications/notify.ts';

/** Expires an invitation that the installer has not answered in time. The retailer can then invite another installer. */

const expired = (job: JobRow, row: InviteRow, company: string, at: string): JobChange => ({
  job: { ...job, card: { ...job.card, invitesPending: job.card.invitesPending - 1 } },
  writes: [putInvite({ ...row, status: 'expired' })],
  counts: new Map([[row.installerId, noLongerOffered]]),
  effects: [
    notify(job, row.installerId, 'invite', 'Invitation expired', 'You did not answer in time.'),
    notify(job, job.retailerId, 'invite', 'Invitation expired', `${company} did not answer your invitation in time.`),
    row.isForApplication ? {} : inviteUnanswered(row, job, at),
  ],
  details: { installerId: row.installerId },
});

/** Marks an invitation as expired and notifies both companies. Returns false if it was answered or closed first. */
export async function expireInvite(jobId: string, installerId: string, now: Date): Promise<boolean> {
  const { isChanged } = await runSystemChange(jobId, 'expireInvite', now, async ({ job }) => {
    const row = await findInvite(jobId, installerId);
    const isExpired = job.status === 'posted' && row !== null && isInviteOver(row, now);
    if (!isExpired) return null;
    const profile = await findInstallerProfile(installerId);
    return expired(job, row, profile?.companyName ?? 'An installer', now.toISOString());
  });
  return isChanged;
}
