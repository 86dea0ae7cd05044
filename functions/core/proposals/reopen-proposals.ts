import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { ApplicationRow, InviteRow } from '../../data/rows.ts';
import { runSystemChange } from '../jobs/run-system-change.ts';
import { decided } from './closed-by-award.ts';

/** As many as fit in one transaction with the job's own rows. */
const atOnce = 20;

/** Nobody is asked or asks again whose account is deleted or suspended. */
async function unavailableAmong(proposals: readonly { installerId: string }[]): Promise<ReadonlySet<string>> {
  // Somebody may have applied and be invited as well.
  const users = await readUsers([...new Set(proposals.map(({ installerId }) => installerId))]);
  return new Set(
    users.filter(({ closedAt, suspended }) => closedAt !== undefined || suspended).map(({ userId }) => userId),
  );
}

const appliedAgain = ({ reviewedAt: _at, ...row }: ApplicationRow): ApplicationRow => ({
  ...decided(row),
  status: 'applied',
});

/** They could not answer while somebody else had the job, so they have as long as at first, and their answer is timed from now. */
function invitedAgain(row: InviteRow, now: Date): InviteRow {
  const { createdAt, expiresAt } = row;
  const createdNow = now.toISOString();
  if (expiresAt === undefined) return { ...decided(row), createdAt: createdNow };
  const offeredMs = Date.parse(expiresAt) - Date.parse(createdAt);
  return { ...decided(row), createdAt: createdNow, expiresAt: new Date(now.getTime() + offeredMs).toISOString() };
}

/**
 * The job is open again, so proposals that the award closed, or would still have closed, are open again too. Explicit
 * rejections and declines stay. Nobody is invited to a job whose owner is suspended.
 */
export async function reopenProposals(jobId: string, now: Date): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { isChanged } = await runSystemChange(jobId, 'reopenApplications', now, async ({ job }) => {
      if (job.status !== 'posted') return null;
      const [applications, invites] = await Promise.all([readApplicationsOf(jobId), readInvitesOf(jobId)]);
      const closed = applications.filter((row) => row.closedByAward && row.status === 'rejected').slice(0, atOnce);
      const lapsed = invites.filter((row) => row.closedByAward && row.status === 'invited').slice(0, atOnce);
      const gone = await unavailableAmong([...closed, ...lapsed]);
      const asking = closed.filter(({ installerId }) => !gone.has(installerId));
      const invited = job.isHeld ? [] : lapsed.filter(({ installerId }) => !gone.has(installerId));
      const applicationsOpen = applications.filter((row) => isOpenApplication(row.status)).length + asking.length;
      if (closed.length + lapsed.length === 0 && applicationsOpen === job.card.applicationsOpen) return null;
      const invitesPending = job.card.invitesPending - (lapsed.length - invited.length);
      return {
        job: { ...job, card: { ...job.card, applicationsOpen, invitesPending } },
        writes: [
          ...closed.map((row) => putApplication(asking.includes(row) ? appliedAgain(row) : decided(row))),
          ...lapsed.map((row) =>
            putInvite(invited.includes(row) ? invitedAgain(row, now) : { ...decided(row), status: 'expired' }),
          ),
        ],
        counts: new Map(invited.map((row) => [row.installerId, { offered: 1, all: 1 }])),
      };
    });
    isMore = isChanged;
  }
}
