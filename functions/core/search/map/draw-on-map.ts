import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { NamedWrite } from '#functions/data/commit.ts';
import { findOwnReputation } from '#functions/data/figures/reputation-queries.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { findParts } from '#functions/data/lists/list-queries.ts';
import { relistWrites } from '#functions/data/lists/list-writes.ts';
import { findMapEntry } from '#functions/data/map/map-entry-queries.ts';
import { drawWrites, onlyWhileJobAt, onlyWhileProfileAt } from '#functions/data/map/map-writes.ts';
import type { Drawing } from '#functions/data/map/pin-writes.ts';
import { findInstallerProfile } from '#functions/data/people/profile-queries.ts';
import type { Area, Effects, MapKind } from '#functions/data/rows.ts';
import { standingView } from '../../figures/reputation.ts';
import { installerInDirectory, jobInDirectory, type Listing } from '../directory/in-directory.ts';
import { installerOnMap, jobOnMap } from './on-map.ts';

/** Draws jobs and installers on the map and lists them in the directory, as follow-up work. */

type Redraw = NonNullable<Effects['map']>;

interface Discoverable<K extends MapKind> {
  drawing: Drawing | null;
  listing: Listing<K> | null;
  conditions: NamedWrite[];
}

async function drawJob(jobId: string): Promise<Discoverable<'jobs'>> {
  const job = await findJobRow(jobId);
  const conditions = job ? [onlyWhileJobAt(jobId, job.version)] : [];
  return { drawing: jobOnMap(job), listing: jobInDirectory(job), conditions };
}

async function drawInstaller(userId: string): Promise<Discoverable<'installers'>> {
  const [profile, reputation, user] = await Promise.all([
    findInstallerProfile(userId),
    findOwnReputation(userId),
    findUser(userId),
  ]);
  const seen = [profile, standingView(reputation), user === null || user.suspended === true] as const;
  return {
    drawing: installerOnMap(...seen),
    listing: installerInDirectory(...seen),
    conditions: profile ? onlyWhileProfileAt(userId, profile.version) : [],
  };
}

/** The entry is read first and the lists last, so a change in between fails a condition, and nothing hidden is drawn. */
async function writesFor<K extends MapKind>(
  kind: K,
  itemId: string,
  draw: (itemId: string) => Promise<Discoverable<K>>,
): Promise<NamedWrite[]> {
  const entry = await findMapEntry(kind, itemId);
  const { drawing, listing, conditions } = await draw(itemId);
  const areas: Area[] = [...new Set([...(entry?.areas ?? []), ...(listing?.areas ?? [])])];
  const items = new Map(listing?.areas.map((area) => [area, [listing.item]]));
  return [
    ...drawWrites({ kind, itemId }, entry, drawing, listing?.areas),
    ...relistWrites(kind, itemId, await findParts(kind, areas, itemId), items),
    ...(drawing ? conditions : []),
  ];
}

/** The writes that draw and list something as it is now. */
export const redrawWrites = ({ kind, itemId }: Redraw): Promise<NamedWrite[]> =>
  kind === 'jobs' ? writesFor(kind, itemId, drawJob) : writesFor(kind, itemId, drawInstaller);
