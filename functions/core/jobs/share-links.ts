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

/** 130 random bits in base 32: it can be read out and cannot be guessed. */
const newToken = (): string => [...randomBytes(tokenLength)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** The link of a posted job, the same each time; rotating makes a new one and voids the old one and what it granted. */
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

/** The posted job behind a link; a link to anything else leads nowhere. */
export async function findShared(token: string): Promise<LoadedJob | null> {
  const jobId = await findJobIdBehind(token);
  const loaded = jobId === null ? null : await loadJob(jobId);
  if (loaded?.job.status !== 'posted' || loaded.job.shareToken !== token) return null;
  return loaded;
}

/** Opening a live link while signed in is remembered, so that later calls can be judged without the link. */
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
