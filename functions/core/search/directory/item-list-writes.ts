import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { NamedWrite } from '#functions/data/commit.ts';
import { findOwnReputation } from '#functions/data/figures/reputation-queries.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { onlyWhileJobAt } from '#functions/data/jobs/job-writes.ts';
import { areasOf, type ItemOf } from '#functions/data/lists/list-kinds.ts';
import { findParts } from '#functions/data/lists/list-queries.ts';
import { relistWrites } from '#functions/data/lists/list-writes.ts';
import { findInstallerProfile } from '#functions/data/people/profile-queries.ts';
import { onlyWhileNotSuspended, onlyWhileProfileAt } from '#functions/data/people/profile-writes.ts';
import type { Area, Effects, PublicKind } from '#functions/data/rows.ts';
import { standingView } from '../../figures/reputation.ts';
import { installerInDirectory, jobInDirectory, type Listing } from './in-directory.ts';

/**
 * Updates the items of jobs and installers in the lists of areas: one list for Australia and one for each state. Runs as a
 * follow-up.
 */

interface Found<K extends PublicKind> {
  listing: Listing<K> | null;
  /** Conditions that fail if the job or the profile has changed since, or the account is suspended. */
  conditions: NamedWrite[];
}

async function findJob(jobId: string): Promise<Found<'jobs'>> {
  const job = await findJobRow(jobId);
  return { listing: jobInDirectory(job), conditions: job ? [onlyWhileJobAt(jobId, job.version)] : [] };
}

async function findInstaller(userId: string): Promise<Found<'installers'>> {
  const [profile, reputation, user] = await Promise.all([
    findInstallerProfile(userId),
    findOwnReputation(userId),
    findUser(userId),
  ]);
  const isSuspended = user === null || user.suspended === true;
  return {
    listing: installerInDirectory(profile, standingView(reputation), isSuspended),
    conditions: profile
      ? [onlyWhileProfileAt(userId, profile.version), ...(isSuspended ? [] : [onlyWhileNotSuspended(userId)])]
      : [],
  };
}

const statesIn = (item: ItemOf<PublicKind>): Area[] => {
  if ('states' in item) return [...item.states];
  return item.state === null ? [] : [item.state];
};

/**
 * Returns the writes for one item. Its entry in the list of Australia says which other lists contain the item, and changes
 * whenever an entry in those lists changes. This function reads that list before the rows. So if two runs overlap, the run with
 * the older rows fails its condition.
 */
async function writesFor<K extends PublicKind>(
  kind: K,
  itemId: string,
  find: (itemId: string) => Promise<Found<K>>,
): Promise<NamedWrite[]> {
  const everywhere = await findParts(kind, ['AU'], itemId);
  const before = everywhere.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  const { listing, conditions } = await find(itemId);
  const areas = new Set([...(before ? areasOf(statesIn(before)) : []), ...(listing?.areas ?? [])]);
  areas.delete('AU');
  const parts = [...everywhere, ...(await findParts(kind, [...areas], itemId))];
  const items = new Map(listing?.areas.map((area) => [area, [listing.item]]));
  const writes = relistWrites(kind, itemId, parts, items);
  // The conditions also apply to a hidden item, because it may be public again, and another run may have listed it.
  return writes.length > 0 ? [...writes, ...conditions] : writes;
}

/** Returns the writes that list a job or an installer in its current state, and remove it from all other lists. */
export const itemListWrites = ({ kind, itemId }: NonNullable<Effects['map']>): Promise<NamedWrite[]> =>
  kind === 'jobs' ? writesFor(kind, itemId, findJob) : writesFor(kind, itemId, findInstaller);
