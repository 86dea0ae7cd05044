import { readUsers } from '../../data/accounts/user-queries.ts';
import { readReputations } from '../../data/figures/reputation-queries.ts';
import { readAcquaintedAmong } from '../../data/people/acquaintance-queries.ts';
import { readInstallerProfiles } from '../../data/people/profile-queries.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';
import { type Reputation, reputationView } from '../figures/reputation.ts';

export interface VisibleInstaller {
  profile: InstallerProfileRow;
  reputation: Reputation;
}

/**
 * Returns the installers that the retailer may see, in one batch for each kind of row. Leaves out suspended installers, and
 * private installers who have not dealt with the retailer.
 */
export async function readVisibleInstallers(
  retailerId: string,
  installerIds: readonly string[],
): Promise<ReadonlyMap<string, VisibleInstaller>> {
  const [profiles, reputations, accounts] = await Promise.all([
    readInstallerProfiles(installerIds),
    readReputations(installerIds),
    readUsers(installerIds),
  ]);
  const privates = profiles.filter(({ profileVisibility }) => profileVisibility === 'private');
  const acquainted = await readAcquaintedAmong(
    retailerId,
    privates.map(({ userId }) => userId),
  );
  const figures = new Map(reputations.map((row) => [row.userId, row]));
  const suspended = new Set(accounts.filter((row) => row.suspended).map(({ userId }) => userId));
  return new Map(
    profiles
      .filter(({ userId, profileVisibility }) => profileVisibility === 'public' || acquainted.has(userId))
      .filter(({ userId }) => !suspended.has(userId))
      .map((profile) => [profile.userId, { profile, reputation: reputationView(figures.get(profile.userId)) }]),
  );
}
