import { newToken } from '../secret-token.ts';
import type { JobAccess } from './access/job-access.ts';
import type { Changer } from './change-job.ts';
import { changeJob } from './change-job.ts';

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
