import { wasDone } from '../../data/jobs/award-queries.ts';
import type { JobRow } from '../../data/rows.ts';

const awards = ['acceptApplication', 'acceptInvite', 'acceptLink'];

/**
 * Tells whether a job was ever awarded. The row of a job reposted before the mark existed does not say so, but its audit does.
 */
export const wasEverAwarded = async ({ jobId, wasAwarded, status }: JobRow): Promise<boolean> =>
  wasAwarded === true || (status !== 'draft' && (await wasDone(jobId, awards)));
