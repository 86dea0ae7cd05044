import { createHash, randomBytes } from 'node:crypto';
import { ConditionLost, commit, type NamedWrite, write } from '../../data/commit.ts';
import type { JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import type { Actor } from '../actor.ts';
import type { Changer } from './change-job.ts';
import { changeJob } from './change-job.ts';
import { type JobAccess, type LoadedJob, loadJob, relate } from './job-access.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const tokenLength = 26;

/** 130 random bits in base 32: it can be read out and cannot be guessed. */
const newToken = (): string => [...randomBytes(tokenLength)].map((byte) => alphabet[byte % alphabet.length]).join('');

export const shareLinkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export function deleteShareLink(job: JobRow): NamedWrite[] {
  const { shareToken } = job;
  if (!shareToken) return [];
  return [
    write('shareLink', (entities) => entities.shareLink.delete({ tokenHash: shareLinkHash(shareToken) }).commit()),
  ];
}

/** The link of a posted job, the same each time; rotating makes a new one and voids the old one and what it granted. */
export async function shareJob(changer: Changer, access: JobAccess, rotate: boolean): Promise<string> {
  const { shareToken } = access.job;
  if (shareToken && !rotate && access.job.status === 'posted') return shareToken;
  const changed = await changeJob(changer, access, 'share', ({ job }) => {
    if (job.shareToken && !rotate) return { job };
    const token = newToken();
    return {
      job: { ...job, shareToken: token, shareEpoch: job.shareEpoch + 1 },
      writes: [
        ...deleteShareLink(job),
        write('shareLink', (entities) =>
          entities.shareLink.create({ tokenHash: shareLinkHash(token), jobId: job.jobId }).commit(),
        ),
      ],
      details: { rotated: job.shareToken !== undefined },
    };
  });
  return changed.job.shareToken ?? '';
}

/** The posted job behind a link; a link to anything else leads nowhere. */
export async function findShared(token: string): Promise<LoadedJob | null> {
  const { data } = await rows()
    .shareLink.get({ tokenHash: shareLinkHash(token) })
    .go({ consistent: true });
  const loaded = data && (await loadJob(data.jobId));
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
      write('grant', (entities) =>
        entities.grant.put({ jobId, userId: actor.userId, shareEpoch, createdAt: now.toISOString() }).commit(),
      ),
      write('link', (entities) =>
        entities.job
          .check({ jobId })
          .where(
            (job, { eq, notExists }) =>
              `${eq(job.shareEpoch, shareEpoch)} AND ${eq(job.status, 'posted')} AND ${notExists(job.deleted)}`,
          )
          .commit(),
      ),
    ]);
  } catch (error) {
    if (error instanceof ConditionLost) return null;
    throw error;
  }
  return access;
}
