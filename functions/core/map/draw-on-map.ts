import { findUser } from '../../data/accounts/user-queries.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { findOwnReputation } from '../../data/figures/reputation-queries.ts';
import { findJobRow } from '../../data/jobs/job-queries.ts';
import { findMapEntry } from '../../data/map/map-queries.ts';
import { drawWrites, onlyWhileJobAt, onlyWhileProfileAt } from '../../data/map/map-writes.ts';
import type { Drawing } from '../../data/map/pin-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import type { Effects } from '../../data/rows.ts';
import { reputationView } from '../figures/reputation.ts';
import { installerOnMap, jobOnMap } from './on-map.ts';

/** Draws jobs and installers on the map, as follow-up work. */

type Redraw = NonNullable<Effects['map']>;

async function drawJob(jobId: string): Promise<[Drawing | null, NamedWrite[]]> {
  const job = await findJobRow(jobId);
  return [jobOnMap(job), job ? [onlyWhileJobAt(jobId, job.version)] : []];
}

async function drawInstaller(userId: string): Promise<[Drawing | null, NamedWrite[]]> {
  const [profile, reputation, user] = await Promise.all([
    findInstallerProfile(userId),
    findOwnReputation(userId),
    findUser(userId),
  ]);
  const drawing = installerOnMap(profile, reputationView(reputation), user === null || user.suspended === true);
  return [drawing, profile ? onlyWhileProfileAt(userId, profile.version) : []];
}

/**
 * The writes that draw something as it is now. What is counted is read first, so whoever read it before a later change
 * loses the condition and starts again. What was hidden meanwhile is never drawn.
 */
export async function redrawWrites(target: Redraw): Promise<NamedWrite[]> {
  const { kind, itemId } = target;
  const entry = await findMapEntry(kind, itemId);
  const [drawing, conditions] = await (kind === 'jobs' ? drawJob(itemId) : drawInstaller(itemId));
  return [...drawWrites(target, entry, drawing), ...(drawing ? conditions : [])];
}
