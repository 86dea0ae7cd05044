import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { NamedWrite } from '#functions/data/commit.ts';
import { findChunks } from '#functions/data/directory/directory-queries.ts';
import { type Listing, listWrites } from '#functions/data/directory/directory-writes.ts';
import { formats } from '#functions/data/directory/record-formats.ts';
import { findOwnReputation } from '#functions/data/figures/reputation-queries.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { findMapEntry } from '#functions/data/map/map-entry-queries.ts';
import { drawWrites, onlyWhileJobAt, onlyWhileProfileAt } from '#functions/data/map/map-writes.ts';
import type { Drawing } from '#functions/data/map/pin-writes.ts';
import { findInstallerProfile } from '#functions/data/people/profile-queries.ts';
import type { Effects, MapEntryRow } from '#functions/data/rows.ts';
import { standingView } from '../../figures/reputation.ts';
import { installerInDirectory, jobInDirectory } from '../directory/in-directory.ts';
import { installerOnMap, jobOnMap } from './on-map.ts';

/** Draws jobs and installers on the map and lists them in the directory, as follow-up work. */

type Redraw = NonNullable<Effects['map']>;

interface Discoverable {
  drawing: Drawing | null;
  listing: Listing | null;
  conditions: NamedWrite[];
}

async function drawJob(jobId: string): Promise<Discoverable> {
  const job = await findJobRow(jobId);
  const conditions = job ? [onlyWhileJobAt(jobId, job.version)] : [];
  return { drawing: jobOnMap(job), listing: jobInDirectory(job), conditions };
}

async function drawInstaller(userId: string): Promise<Discoverable> {
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

/** The chunks are read after what they list, so a change in the meantime loses the condition. */
async function relistWrites(
  target: Redraw,
  before: MapEntryRow | null,
  listing: Listing | null,
): Promise<NamedWrite[]> {
  const { size } = formats[target.kind];
  const areas = new Set([...(before?.areas ?? []), ...(listing?.areas ?? [])]);
  return listWrites(target, size, await findChunks(target.kind, target.itemId, [...areas]), listing);
}

/**
 * The writes that draw something as it is now. What is counted is read first, so whoever read it before a later change
 * loses the condition and starts again. What was hidden meanwhile is never drawn.
 */
export async function redrawWrites(target: Redraw): Promise<NamedWrite[]> {
  const { kind, itemId } = target;
  const entry = await findMapEntry(kind, itemId);
  const { drawing, listing, conditions } = await (kind === 'jobs' ? drawJob(itemId) : drawInstaller(itemId));
  return [
    ...drawWrites(target, entry, drawing, listing?.areas),
    ...(await relistWrites(target, entry, listing)),
    ...(drawing ? conditions : []),
  ];
}
