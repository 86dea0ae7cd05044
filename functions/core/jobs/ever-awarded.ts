import { wasDone } from '../../data/jobs/award-queries.ts';
import type { JobRow } from '../../data/rows.ts';

const awards = ['acceptApplication', 'acceptInvite', 'acceptLink'];

/**
 * Tells whether a job was ever awarded. The row of a job that was reposted before `wasAwarded` existed lacks that mark, so this
 * function also reads the job's audit.
 */
export const wasEverAwarded = async ({ jobId, wasAwarded, status }: JobRow): Promise<boolean> =>
  wasAwarded === true || (status !== 'draft' && (await wasDone(jobId, awards)));
