import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { ApplicationRow, InviteRow } from '../../data/rows.ts';
import { runSystemChange } from '../jobs/run-system-change.ts';
import { decided } from './closed-by-award.ts';

/** The number of proposals of each kind that fit in one transaction with the job's own rows. */
const atOnce = 20;

/** Returns the installers whose account is deleted or suspended. Their proposals do not reopen. */
async function unavailableAmong(proposals: readonly { installerId: string }[]): Promise<ReadonlySet<string>> {
  // An installer may have both an application and an invitation.
  const users = await readUsers([...new Set(proposals.map(({ installerId }) => installerId))]);
  return new Set(
    users.filter(({ closedAt, suspended }) => closedAt !== undefined || suspended).map(({ userId }) => userId),
  );
}

const appliedAgain = ({ reviewedAt: _at, ...row }: ApplicationRow): ApplicationRow => ({
  ...decided(row),
  status: 'applied',
});

/**
 * Reopens an invitation. The installer could not answer it while another installer had the job, so its period and the
 * measured response time start again.
 */
function invitedAgain(row: InviteRow, now: Date): InviteRow {
  const { createdAt, expiresAt } = row;
  const createdNow = now.toISOString();
  if (expiresAt === undefined) return { ...decided(row), createdAt: createdNow };
  const offeredMs = Date.parse(expiresAt) - Date.parse(createdAt);
  return { ...decided(row), createdAt: createdNow, expiresAt: new Date(now.getTime() + offeredMs).toISOString() };
}

/**
 * Reopens the proposals that the award closed, and recounts the open applications, because the job is open again. Proposals that
 * the owner rejected or the installer declined stay closed. If the owner is suspended, no invitation reopens.
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
