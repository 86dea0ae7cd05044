import { randomBytes } from 'node:crypto';
import { ConditionLost, commit } from '../../data/commit.ts';
import { type LoadedJob, loadJob } from '../../data/jobs/job-queries.ts';
import { onlyWhileShared } from '../../data/jobs/job-writes.ts';
import { findJobIdBehind } from '../../data/jobs/share-link-queries.ts';
import { createShareLink, deleteShareLinkOf, putGrant } from '../../data/jobs/share-link-writes.ts';
import type { Actor } from '../actor.ts';
import type { Changer } from './change-job.ts';
import { changeJob } from './change-job.ts';
import { type JobAccess, relate } from './job-access.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const tokenLength = 26;

/** 130 random bits in base 32, so people can read it out and nobody can guess it. */
const newToken = (): string => [...randomBytes(tokenLength)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** The share link of a posted job, the same each time. Rotating creates a new link and voids the old one with its grants. */
export async function shareJob(changer: Changer, access: JobAccess, rotate: boolean): Promise<string> {
  const { shareToken } = access.job;
  if (shareToken && !rotate && access.job.status === 'posted') return shareToken;
  const changed = await changeJob(changer, access, 'share', ({ job }) => {
    if (job.shareToken && !rotate) return { job };
    const token = newToken();
    return {
      job: { ...job, shareToken: token, shareEpoch: job.shareEpoch + 1 },
      writes: [...deleteShareLinkOf(job), createShareLink(token, job.jobId)],
      details: { rotated: job.shareToken !== undefined },
    };
  });
  return changed.job.shareToken ?? '';
}

/** The posted job behind a link. Links to jobs in any other state do not work. */
export async function findShared(token: string): Promise<LoadedJob | null> {
  const jobId = await findJobIdBehind(token);
  const loaded = jobId === null ? null : await loadJob(jobId);
  if (loaded?.job.status !== 'posted' || loaded.job.shareToken !== token) return null;
  return loaded;
}

/** Records that a signed-in person opened a live link, so that later calls work without the link. */
export async function openShared(loaded: LoadedJob, token: string, actor: Actor, now: Date): Promise<JobAccess | null> {
  const access = await relate(loaded, actor, token);
  const isParty = access?.relations.includes('owner') || access?.relations.includes('assignee');
  if (isParty) return access;
  const { jobId, shareEpoch } = loaded.job;
  try {
    await commit([
      putGrant({ jobId, userId: actor.userId, shareEpoch, createdAt: now.toISOString() }),
      onlyWhileShared(jobId, shareEpoch),
    ]);
  } catch (error) {
    if (error instanceof ConditionLost) return null;
    throw error;
  }
  return access;
}
