import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { InviteRow } from '../../data/rows.ts';
import { changeJobBySystem } from '../jobs/change-by-system.ts';
import { decided } from './closed-by-award.ts';

/** As many as fit in one transaction with the job's own rows. */
const atOnce = 20;

/** Nobody is invited again whose account is deleted. */
async function deletedAmong(invites: readonly InviteRow[]): Promise<ReadonlySet<string>> {
  const users = await readUsers(invites.map(({ installerId }) => installerId));
  return new Set(users.filter(({ closedAt }) => closedAt !== undefined).map(({ userId }) => userId));
}

/**
 * The job is open again, so proposals that the award closed, or would still have closed, are open again too. Explicit
 * rejections and declines stay.
 */
export async function reopenProposals(jobId: string, now: Date): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = false;
    await changeJobBySystem(jobId, 'reopenApplications', now, async ({ job }) => {
      if (job.status !== 'posted') return null;
      const [applications, invites] = await Promise.all([readApplicationsOf(jobId), readInvitesOf(jobId)]);
      const closed = applications.filter((row) => row.closedByAward && row.status === 'rejected').slice(0, atOnce);
      const lapsed = invites.filter((row) => row.closedByAward && row.status === 'invited').slice(0, atOnce);
      const applicationsOpen = applications.filter((row) => isOpenApplication(row.status)).length + closed.length;
      isMore = closed.length + lapsed.length > 0;
      if (!isMore && applicationsOpen === job.card.applicationsOpen) return null;
      const gone = await deletedAmong(lapsed);
      const invited = lapsed.filter(({ installerId }) => !gone.has(installerId));
      return {
        job: {
          ...job,
          card: { ...job.card, applicationsOpen, invitesPending: job.card.invitesPending - gone.size },
        },
        writes: [
          ...closed.map(({ reviewedAt: _at, ...row }) => putApplication({ ...decided(row), status: 'applied' })),
          ...lapsed.map((row) =>
            putInvite({ ...decided(row), ...(gone.has(row.installerId) ? { status: 'expired' } : {}) }),
          ),
        ],
        counts: new Map(invited.map((row) => [row.installerId, { offered: 1, all: 1 }])),
      };
    });
  }
}
