import { ConditionLost } from '#functions/data/commit.ts';
import { type LoadedJob, loadJob } from '#functions/data/jobs/job-queries.ts';
import { onlyWhileShared } from '#functions/data/jobs/job-writes.ts';
import { findJobIdBehind } from '#functions/data/jobs/share-link-queries.ts';
import { putGrant } from '#functions/data/jobs/share-link-writes.ts';
import { notFound } from '#functions/refusal.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { shareStateOf } from '#shared/domain/jobs/share-link.ts';
import type { Actor } from '../../actor.ts';
import { commitFor } from '../../commit-for.ts';
import { isLinkFor, type JobAccess, relate } from '../access/job-access.ts';
import { sharedTeaser } from './job-teasers.ts';
import { showJob } from './job-view.ts';
import { withPhotoTimes } from './photo-times.ts';

/** Returns the posted job of a link. Links to jobs in any other status do not work. */
async function findShared(token: string, now: Date): Promise<LoadedJob | null> {
  const jobId = await findJobIdBehind(token);
  const loaded = jobId === null ? null : await loadJob(jobId);
  if (loaded?.job.status !== 'posted' || loaded.job.isHeld || loaded.job.shareToken !== token) return null;
  return shareStateOf(loaded.job, now) === 'live' ? loaded : null;
}

/** Records that a signed-in user opened a live link, so that later calls work without the link. */
async function open(loaded: LoadedJob, token: string, actor: Actor, now: Date): Promise<JobAccess | null> {
  const access = await relate(loaded, actor, token, now);
  // The parties need no link, and an unassigned installer cannot use one.
  if (!access?.relations.includes('linkHolder')) return access;
  const { jobId, shareEpoch } = loaded.job;
  try {
    await commitFor(actor, [
      putGrant({ jobId, userId: actor.userId, shareEpoch, createdAt: now.toISOString() }),
      onlyWhileShared(jobId, shareEpoch),
    ]);
  } catch (error) {
    if (error instanceof ConditionLost) return null;
    throw error;
  }
  return access;
}

/** Returns the job of a share link: a teaser for visitors, the whole job for signed-in users. */
export async function getSharedJob(
  actor: Actor | null,
  token: string,
  now: Date,
): Promise<AnswerOf<Routes['getSharedJob']>> {
  const shared = await findShared(token, now);
  if (!shared) throw notFound();
  const retailerProfile = { companyName: shared.job.card.retailerCompany };
  if (!actor) return { job: sharedTeaser(shared.job), retailerProfile };
  if (shared.job.retailerId !== actor.userId && !isLinkFor(shared.job, actor.userId)) throw notFound();
  const access = await open(shared, token, actor, now);
  if (!access) throw notFound();
  return { job: await withPhotoTimes(await showJob(access)), retailerProfile };
}
