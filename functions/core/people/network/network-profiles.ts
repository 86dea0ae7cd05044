import { readUsers } from '#functions/data/accounts/user-queries.ts';
import { readReputations } from '#functions/data/figures/reputation-queries.ts';
import { readRetailerProfiles } from '#functions/data/people/profile-queries.ts';
import { reputationView } from '../../figures/reputation.ts';
import { objectPath } from '../../files/file-names.ts';
import { suburbOf } from '../../whereabouts/installer-position.ts';
import { readVisibleInstallers } from '../visible-installers.ts';

/**
 * Reads the profile details that the network shows for each company, in addition to the shared jobs. Returns none for a company
 * that the caller may not see.
 */

async function readInstallersInNetwork(retailerId: string, ids: readonly string[]) {
  const visible = await readVisibleInstallers(retailerId, ids);
  return Array.from(visible.values(), ({ profile, reputation: { averageRating, reviewCount } }) => ({
    id: profile.userId,
    companyName: profile.companyName,
    location: suburbOf(profile),
    logoUrl: null,
    availability: profile.availability,
    leadTimeDays: profile.leadTimeDays ?? null,
    verifiedAt: profile.verifiedAt ?? null,
    averageRating,
    reviewCount,
  }));
}

async function readRetailersInNetwork(ids: readonly string[]) {
  const [profiles, reputations, accounts] = await Promise.all([
    readRetailerProfiles(ids),
    readReputations(ids),
    readUsers(ids),
  ]);
  const suspended = new Set(accounts.filter((row) => row.suspended).map(({ userId }) => userId));
  return profiles
    .filter(({ userId }) => !suspended.has(userId))
    .map((profile) => {
      const { averageRating, reviewCount } = reputationView(
        reputations.find(({ userId }) => userId === profile.userId),
      );
      return {
        id: profile.userId,
        companyName: profile.companyName,
        location: profile.headquartersAddress,
        logoUrl: profile.logoKey === undefined ? null : objectPath(profile.logoKey),
        availability: null,
        leadTimeDays: null,
        verifiedAt: null,
        averageRating,
        reviewCount,
      };
    });
}

export type NetworkProfile = Awaited<
  ReturnType<typeof readInstallersInNetwork | typeof readRetailersInNetwork>
>[number];

/** Returns the profile details by company id: of installers for a retailer, and of retailers for an installer. */
export async function readNetworkProfiles(
  { userId, role }: { userId: string; role: 'retailer' | 'installer' },
  ids: readonly string[],
): Promise<ReadonlyMap<string, NetworkProfile>> {
  const profiles: NetworkProfile[] =
    role === 'retailer' ? await readInstallersInNetwork(userId, ids) : await readRetailersInNetwork(ids);
  return new Map(profiles.map((profile) => [profile.id, profile]));
}
