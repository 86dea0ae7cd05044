import { findUser } from '#functions/data/accounts/user-queries.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import { readJobIdsOf } from '#functions/data/jobs/job-list-queries.ts';
import { findInstallerProfile } from '#functions/data/people/profile-queries.ts';
import { again, retry } from '#functions/retry.ts';
import { patience } from '../../jobs/job-transaction.ts';
import { runSystemChange } from '../../jobs/run-system-change.ts';
import { markInstaller } from '../../people/mark-profile.ts';

async function listJobs(retailerId: string, isUnlisted: boolean, now: Date): Promise<void> {
  for await (const jobId of readJobIdsOf(retailerId, 'retailer'))
    await runSystemChange(jobId, 'list', now, ({ job }) =>
      (job.isUnlisted === true) === isUnlisted ? null : { job: { ...job, isUnlisted: isUnlisted || undefined } },
    );
}

/** Sets whether the directory lists an installer. Retries if the installer saves the profile at the same time. */
async function listInstaller(userId: string, isUnlisted: boolean, now: Date): Promise<void> {
  await retry(async (isLast) => {
    const profile = await findInstallerProfile(userId);
    if (!profile || (profile.isUnlisted === true) === isUnlisted) return;
    try {
      return await commit(markInstaller(profile, { isUnlisted: isUnlisted || undefined }, now));
    } catch (error) {
      if (!(error instanceof ConditionLost) || isLast) throw error;
      return again;
    }
  }, patience);
}

/**
 * Lists a retailer's jobs, or an installer, after the email address was confirmed. Reads the account as it is now, so the
 * follow-up can be repeated.
 */
export async function followConfirmation(userId: string, now: Date): Promise<void> {
  const user = await findUser(userId);
  if (!user) return;
  const isUnlisted = user.unconfirmed === true;
  await (user.role === 'retailer' ? listJobs : listInstaller)(userId, isUnlisted, now);
}
