import { randomBytes } from 'node:crypto';
import type { JobAccess } from './access/job-access.ts';
import type { Changer } from './change-job.ts';
import { changeJob } from './change-job.ts';

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
      details: { rotated: job.shareToken !== undefined },
    };
  });
  return changed.job.shareToken ?? '';
}
