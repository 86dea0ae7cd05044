import { isOpenApplication } from '#shared/domain/job.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import { changeJobBySystem } from '../jobs/change-by-system.ts';
import { decided } from './closed-by-award.ts';

/** As many as fit in one transaction with the job's own rows. */
const atOnce = 20;

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
      return {
        job: { ...job, card: { ...job.card, applicationsOpen } },
        writes: [
          ...closed.map(({ reviewedAt: _at, ...row }) => putApplication({ ...decided(row), status: 'applied' })),
          ...lapsed.map((row) => putInvite(decided(row))),
        ],
        counts: new Map(lapsed.map((row) => [row.installerId, { offered: 1, all: 1 }])),
      };
    });
  }
}
