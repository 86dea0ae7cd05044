import { findUser } from '#functions/data/accounts/user-queries.ts';
import { commit } from '#functions/data/commit.ts';
import { readJobIdsOf } from '#functions/data/jobs/job-list-queries.ts';
import { findInstallerProfile, findRetailerProfile } from '#functions/data/people/profile-queries.ts';
import type { UserRow } from '#functions/data/rows.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { runSystemChange } from '../../jobs/run-system-change.ts';
import { markProfile } from '../../people/mark-profile.ts';
import { endInvitesTo, endProposalsOf } from '../../proposals/end-proposals.ts';

/**
 * Hides the open jobs of a suspended retailer, so that no installer can find or accept them. They return when the suspension
 * ends.
 */
async function holdJobs(userId: string, isHeld: boolean, now: Date): Promise<void> {
  for await (const jobId of readJobIdsOf(userId, 'retailer')) {
    const { job: held } = await runSystemChange(jobId, 'hold', now, ({ job }) => {
      const isSo = job.isHeld === true;
      return isSo === (isHeld && job.status === 'posted') ? null : { job: { ...job, isHeld: isHeld || undefined } };
    });
    if (isHeld && held?.status === 'posted') await endInvitesTo(jobId, now);
  }
}

/**
 * Marks the profile of a closed unconfirmed account as suspended. If an administrator suspends an account, the same transaction
 * marks its profile.
 */
async function markIfUnmarked(user: UserRow, now: Date): Promise<void> {
  const { userId, role } = user;
  const profile = await (role === 'retailer' ? findRetailerProfile(userId) : findInstallerProfile(userId));
  if (profile && profile.suspendedAt === undefined) await commit(await markProfile(user, now.toISOString(), now));
}

/**
 * Carries out the effects of a suspension, or of its end. Hides a retailer's open jobs or shows them again, and ends the
 * proposals of a suspended installer. Jobs under way stay as they are. Reads the account as it is now, because an administrator
 * may have restored it since.
 */
export async function followSuspension(userId: string, role: Role, now: Date): Promise<void> {
  const user = await findUser(userId);
  if (!user) return;
  const isSuspended = user.suspended === true;
  if (isSuspended) await markIfUnmarked(user, now);
  if (role === 'retailer') await holdJobs(userId, isSuspended, now);
  else if (isSuspended) await endProposalsOf(userId, now);
}
