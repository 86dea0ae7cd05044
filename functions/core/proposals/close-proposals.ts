import { ConditionLost, commit, type NamedWrite, write } from '../../data/commit.ts';
import { addCounts } from '../../data/figures/tab-counts-writes.ts';
import { isOpenApplication } from '../../data/list-keys.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { readApplicationsOf } from '../../data/proposals/application-queries.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { readInvitesOf } from '../../data/proposals/invite-queries.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';
import { changeJobBySystem } from '../jobs/change-job.ts';
import { loadJob } from '../jobs/job-access.ts';
import { notify } from '../notifications/notify.ts';
import { decided } from './awards.ts';

/** What an award does to everybody else's proposals, and what an unassignment undoes. */

async function readProposals(jobId: string) {
  const [applications, invites] = await Promise.all([readApplicationsOf(jobId), readInvitesOf(jobId)]);
  return { applications, invites };
}

/** Holds only while the job is still closed to others: it may have been opened again meanwhile. */
const stillClosed = (jobId: string): NamedWrite =>
  write('job closed', (entities) =>
    entities.job
      .check({ jobId })
      .where(({ status }, { ne }) => ne(status, 'posted'))
      .commit(),
  );

async function commitUnlessPast(writes: NamedWrite[]): Promise<void> {
  try {
    await commit(writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
}

export async function closeProposals(jobId: string, now: Date): Promise<void> {
  const loaded = await loadJob(jobId);
  if (!loaded || loaded.job.status === 'posted') return;
  const { job } = loaded;
  const { applications, invites } = await readProposals(jobId);
  for (const row of applications.filter(
    (each) => isOpenApplication(each.status) && each.installerId !== job.assignedInstallerId,
  )) {
    const told = notify(job, row.installerId, 'application', 'Application closed', 'The job is no longer open.');
    await commitUnlessPast([
      write('application', (entities) =>
        entities.application
          .patch({ jobId, installerId: row.installerId })
          .set({ status: 'rejected', closedByAward: true, reviewedAt: now.toISOString() })
          .where(({ status }, { eq }) => eq(status, row.status))
          .commit(),
      ),
      stillClosed(jobId),
      ...outboxWrite(told, now),
    ]);
  }
  for (const row of invites.filter((each) => each.status === 'invited' && !each.closedByAward)) {
    const told = notify(job, row.installerId, 'invite', 'Invitation closed', 'The job is no longer open.');
    await commitUnlessPast([
      write('invite', (entities) =>
        entities.invite
          .patch({ jobId, installerId: row.installerId })
          .set({ closedByAward: true })
          .remove(['list1pk', 'list1sk', 'list4pk', 'list4sk'])
          .where(
            ({ closedByAward, status }, { eq, notExists }) =>
              `${notExists(closedByAward)} AND ${eq(status, 'invited')}`,
          )
          .commit(),
      ),
      stillClosed(jobId),
      addCounts(row.installerId, noLongerOffered),
      ...outboxWrite(told, now),
    ]);
  }
}

/** Enough for one transaction with the job's own rows. */
const atOnce = 20;

/**
 * The job is open again: what the award had closed counts again, and so does what it had no time to close. Explicit
 * rejections and declines stay.
 */
export async function reopenProposals(jobId: string, now: Date): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = false;
    await changeJobBySystem(jobId, 'reopenApplications', now, async ({ job }) => {
      if (job.status !== 'posted') return null;
      const { applications, invites } = await readProposals(jobId);
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
