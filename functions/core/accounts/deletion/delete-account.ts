import {
  closeCounts,
  closeCountsWrite,
  closeUser,
  deleteInstallerProfile,
  deleteRetailerProfile,
} from '#functions/data/accounts/closing-writes.ts';
import { freeEmail } from '#functions/data/accounts/email-writes.ts';
import { ConditionLost, commit, type NamedWrite } from '#functions/data/commit.ts';
import { detachObject } from '#functions/data/files/object-writes.ts';
import { onlyWhileUnassigned } from '#functions/data/jobs/job-writes.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import { releaseAbn } from '#functions/data/people/abn-writes.ts';
import { findInstallerProfile, findRetailerProfile } from '#functions/data/people/profile-queries.ts';
import type { InstallerProfileRow, UserRow } from '#functions/data/rows.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { invalid, Refusal } from '#functions/refusal.ts';
import { again, retry } from '#functions/retry.ts';
import { isPassword } from '#functions/user-pool/is-password.ts';
import { productName } from '#shared/product.ts';
import type { Actor } from '../../actor.ts';
import { isOnOffer } from '../../figures/public-figures.ts';
import { countEndingJobs, type EndingJobs } from './ending-jobs.ts';

/**
 * Deletes an account permanently. One transaction decides: its owner cannot sign in any more, the address and the ABN are free,
 * and the profile is gone. The transaction fails if a job is under way with an installer, so either this call or a simultaneous
 * award fails. `close-account.ts` does the rest.
 */

function refuseWhileUnderWay({ blocking: open }: EndingJobs): void {
  if (open === 0) return;
  const jobs = open === 1 ? 'One of your jobs is' : `${open} of your jobs are`;
  throw new Refusal('wrong_state', {
    message: `${jobs} still under way. You can delete your account once every job is paid or has ended.`,
  });
}

function refuseUnnamed({ ending }: EndingJobs, named: number): void {
  if (ending !== named)
    throw new Refusal('conflict', {
      message: 'Your jobs have changed since you read what will be deleted. Please read it again.',
    });
}

/** Deletes the profile. Follow-ups update the aggregates, the lists and the search index. */
function installerWrites(row: InstallerProfileRow, now: Date): NamedWrite[] {
  const { userId: itemId } = row;
  return [
    deleteInstallerProfile(row),
    ...outboxWrite(
      {
        ...(isOnOffer(row) ? { stats: { activeInstallers: -1 } } : {}),
        map: { kind: 'installers', itemId },
        words: { list: 'installers', itemId },
      },
      now,
    ),
  ];
}

async function profileWrites({ userId, role }: UserRow, now: Date): Promise<NamedWrite[]> {
  if (role === 'installer') {
    const row = await findInstallerProfile(userId);
    return row ? installerWrites(row, now) : [];
  }
  const row = await findRetailerProfile(userId);
  if (!row) return [];
  return [
    deleteRetailerProfile(row),
    releaseAbn(row.abnNumber, userId),
    ...(row.logoKey === undefined ? [] : [detachObject(row.logoKey, userId, now)]),
    ...outboxWrite({ words: { list: 'retailers', itemId: userId } }, now),
  ];
}

const farewell = [
  "We've deleted your account, as you asked. Your remaining details will be gone within minutes.",
  'By law we keep records of past jobs, without your name. You can sign up again with this email address.',
  "Didn't ask for this? Someone knows your password. Change it wherever else you use it.",
].join('\n\n');

/**
 * Builds the last email, only for a confirmed address without a hard bounce or spam complaint. The email contains the address,
 * because the account no longer has it.
 */
function farewellEmail({ userId, email, unconfirmed, mailStopped }: UserRow, now: Date): NamedWrite[] {
  if (unconfirmed || mailStopped) return [];
  const subject = `We've deleted your ${productName} account`;
  return outboxWrite({ mail: { userId, kind: 'closed', subject, text: farewell, to: email } }, now);
}

async function checkPassword(userId: string, password: string): Promise<void> {
  if (!(await isPassword(userId, password))) throw invalid('password', 'The password is incorrect');
}

const noneUnderWay = { accepted: 0, booked: 0, completed: 0 };
const patience = { tries: 8, firstPause: 20, longestPause: 250 };

/**
 * Closes the account. `deletedJobs` is the number of jobs that, according to the page the owner read, will be deleted or
 * cancelled with it. Refuses with `conflict` if that number has changed.
 */
export async function closeForGood(user: UserRow, deletedJobs: number, now: Date): Promise<void> {
  const { userId, role } = user;
  await retry(async (isLast) => {
    const jobs = await countEndingJobs(user);
    refuseWhileUnderWay(jobs);
    refuseUnnamed(jobs, deletedJobs);
    try {
      return await commit([
        closeUser(user, now.toISOString(), epochSeconds(now) + 1),
        freeEmail(user),
        closeCounts(userId, { ...jobs.counts, ...noneUnderWay, ...jobs.strandedIn }, now.toISOString()),
        ...jobs.stranded.map(({ jobId }) => onlyWhileUnassigned(jobId)),
        ...(await profileWrites(user, now)),
        ...outboxWrite({ followUp: { kind: 'closeAccount', userId, role } }, now),
        ...farewellEmail(user, now),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      // Another tab has closed the account, or an administrator has suspended it.
      if (error.names.includes('user')) throw new Refusal('unauthenticated', { cause: error });
      const moves = [closeCountsWrite, 'profile', 'object', 'job without installer'];
      const hasMoved = error.names.some((name) => moves.includes(name));
      if (!isLast && hasMoved) return again;
      throw new Refusal('conflict', { cause: error });
    }
  }, patience);
}

export async function deleteAccount(
  { userId, user }: Actor,
  { password, deletedJobs }: { password: string; deletedJobs: number },
  now: Date,
): Promise<void> {
  await checkPassword(userId, password);
  if (user.isAdmin)
    throw new Refusal('wrong_state', {
      message: "Administrators can't delete their account. Ask to have your administrator access removed first.",
    });
  await closeForGood(user, deletedJobs, now);
}
