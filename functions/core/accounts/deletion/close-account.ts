import {
  deleteSearches,
  emptyAdminAct,
  forgetApplication,
  forgetInvite,
} from '#functions/data/accounts/forgetting-writes.ts';
import { deletePersonPartition } from '#functions/data/accounts/person-partition-writes.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import { readAdminActsPage } from '#functions/data/admin/admin-audit-queries.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import { detachObject } from '#functions/data/files/object-writes.ts';
import { readJobIdsOf } from '#functions/data/jobs/job-list-queries.ts';
import { onlyWhileNotPosted } from '#functions/data/jobs/job-writes.ts';
import { credentialId, readCredentials } from '#functions/data/people/credential-queries.ts';
import { readInvitesOf } from '#functions/data/proposals/invite-queries.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { findSearches } from '#functions/data/searches/search-queries.ts';
import { again, retry } from '#functions/retry.ts';
import { deleteUser } from '#functions/user-pool/user-pool.ts';
import { formerNames } from '#shared/domain/jobs/closing.ts';
import { isOpenApplication, type Role } from '#shared/domain/jobs/job.ts';
import { forgetPeopleOf } from '../../company/forget-person.ts';
import { removeCopyOf } from '../../files/remove-data-copy.ts';
import { wasEverAwarded } from '../../jobs/ever-awarded.ts';
import { runSystemChange } from '../../jobs/run-system-change.ts';
import { removeNotificationsTo } from '../../notifications/remove-own-notifications.ts';
import { commitUnlessPast } from '../../proposals/commit-unless-past.ts';
import { applicationsBy, endProposalsOf } from '../../proposals/end-proposals.ts';
import { searchListWrites } from '../../search/saved-searches/search-lists.ts';
import { untilNoneLeft } from '../../until-none-left.ts';
import { closingOfRow } from './ending-jobs.ts';

/** Carries out the follow-up of a deleted account. Each step can be repeated, so a retry repairs a failure. */

/** The reason shown on a job that is cancelled because its owner deletes the account. */
const ownerLeft = 'The retailer has deleted their account.';

const noCustomer = { name: '', phone: '', email: '', reference: '' };

/**
 * Returns the job as the other company has to keep it on record: the system, the site and the contract. The name of the leaving
 * company is replaced. For a retailer, the customer, the notes and the share link are removed. For an installer, the team, the
 * signer and the signer's changes are removed.
 */
function recordOf(job: JobRow, role: Role): JobRow {
  const name = role === 'retailer' ? 'retailerCompany' : 'assignedCompany';
  const card = { ...job.card, [name]: formerNames[role] };
  if (role === 'installer') {
    const { signerChanges: _changes, ...rest } = job;
    return { ...rest, card: { ...card, team: [], signerId: undefined } };
  }
  const { shareToken: _token, shareExpiresAt: _end, shareFor: _one, ...rest } = job;
  return { ...rest, card, detail: { ...job.detail, notes: '' }, customer: noCustomer };
}

async function closeJob(jobId: string, userId: string, role: Role, now: Date): Promise<void> {
  const { job: kept } = await runSystemChange(jobId, 'closeAccount', now, async ({ job }) => {
    const isTheirs = (role === 'retailer' ? job.retailerId : job.assignedInstallerId) === userId;
    if (!isTheirs) return null;
    const after = recordOf(job, role);
    const closing = closingOfRow({ userId, role }, job);
    if (closing === 'deleted' && !(await wasEverAwarded(job))) return { job: { ...after, deleted: true } };
    if (closing === 'deleted' || closing === 'cancelled')
      return { job: { ...after, cancelReason: ownerLeft }, to: 'cancelled' };
    const isDone =
      job.card.retailerCompany === after.card.retailerCompany &&
      job.card.assignedCompany === after.card.assignedCompany;
    return isDone ? null : { job: after };
  });
  if (role === 'retailer' && kept && !kept.deleted)
    for (const invite of (await readInvitesOf(jobId)).filter(({ message }) => message !== ''))
      await commitUnlessPast([forgetInvite(invite)]);
}

/**
 * Removes the messages of an installer's applications, and the mark `closedByAward`, so that no unassignment can reopen the
 * applications. Returns the number of changed applications.
 */
async function forgetApplications(installerId: string): Promise<number> {
  let forgotten = 0;
  for await (const row of applicationsBy(installerId)) {
    if (row.message === '' && row.closedByAward === undefined) continue;
    forgotten += 1;
    const isWaiting = isOpenApplication(row.status);
    // If the job is open again, this commit fails and the follow-up runs again. It then ends this application first, in
    // `endProposalsOf`.
    if (isWaiting) await commit([forgetApplication(row), onlyWhileNotPosted(row.jobId)]);
    else await commitUnlessPast([forgetApplication(row)]);
  }
  return forgotten;
}

const patience = { tries: 8, firstPause: 20, longestPause: 250 };

/**
 * Removes a user's saved searches, their entries in the lists by which new jobs find them, and the content of the next daily
 * email.
 */
async function forgetSearches(userId: string): Promise<void> {
  await retry(async (isLast) => {
    const row = await findSearches(userId);
    if (!row) return;
    try {
      return await commit([
        deleteSearches(userId, row.revision),
        ...(await searchListWrites(userId, row.searches, [])),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionLost) || isLast) throw error;
      return again;
    }
  }, patience);
}

/** Detaches the files of the credentials, so that the sweeper removes them. `deletePersonPartition` then removes the rows. */
async function releaseCredentialFiles(userId: string, now: Date): Promise<void> {
  for (const { fileKey, ...row } of await readCredentials(userId, true))
    if (fileKey !== undefined) await commitUnlessPast([detachObject(fileKey, credentialId(row), now)]);
}

const endOfTime = '9999-12-31T00:00:00.000Z';

async function emptyActsAbout(userId: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await readAdminActsPage({ about: userId, from: '0', until: endOfTime, cursor });
    for (const act of page.items) await commitUnlessPast([emptyAdminAct(act)]);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/**
 * Carries out the deletion of an account. Ends its open jobs and proposals, keeps other jobs on record without personal details,
 * and removes its other personal data.
 */
export async function closeAccount(userId: string, role: Role, now: Date): Promise<void> {
  const user = await findUser(userId);
  if (user?.closedAt === undefined) return;
  await forgetPeopleOf(userId, now);
  if (role === 'installer') {
    await endProposalsOf(userId, now);
    await untilNoneLeft(() => forgetApplications(userId));
  }
  for await (const jobId of readJobIdsOf(userId, role)) await closeJob(jobId, userId, role, now);
  await forgetSearches(userId);
  await removeNotificationsTo(userId);
  await emptyActsAbout(userId);
  await releaseCredentialFiles(userId, now);
  await removeCopyOf(userId);
  await deletePersonPartition(userId);
  await deleteUser(userId);
}
