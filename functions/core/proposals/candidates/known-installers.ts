import { readUsers } from '#functions/data/accounts/user-queries.ts';
import { readReputations } from '#functions/data/figures/reputation-queries.ts';
import { readAcquaintances } from '#functions/data/people/acquaintance-queries.ts';
import { readPreferredOf } from '#functions/data/people/preferred-queries.ts';
import { readInstallerProfiles } from '#functions/data/people/profile-queries.ts';
import type { InstallerProfileRow, ReputationRow } from '#functions/data/rows.ts';

/** The installers that a retailer prefers or has dealt with: at most 50 preferred and 200 others, in the order of their ids. */

export interface Ties {
  preferred: ReadonlySet<string>;
  known: ReadonlySet<string>;
}

export async function readTies(retailerId: string): Promise<Ties> {
  const [preferred, known] = await Promise.all([readPreferredOf(retailerId, undefined), readAcquaintances(retailerId)]);
  return { preferred: new Set(preferred.items.map(({ installerId }) => installerId)), known: new Set(known) };
}

export interface Person {
  profile: InstallerProfileRow;
  reputation: ReputationRow | undefined;
}

/** Returns the installers that this retailer may invite. Leaves out private installers who have not dealt with the retailer. */
export async function readInvitable(
  installerIds: readonly string[],
  known: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Person>> {
  const [profiles, users, reputations] = await Promise.all([
    readInstallerProfiles(installerIds),
    readUsers(installerIds),
    readReputations(installerIds),
  ]);
  const standing = new Set(users.filter((user) => !user.suspended).map(({ userId }) => userId));
  return new Map(
    profiles
      .filter(
        ({ userId, profileVisibility }) =>
          standing.has(userId) && (profileVisibility === 'public' || known.has(userId)),
      )
      .map((profile) => [
        profile.userId,
        { profile, reputation: reputations.find(({ userId }) => userId === profile.userId) },
      ]),
  );
}
