import { wasDone } from '../../data/jobs/award-queries.ts';
import type { JobRow } from '../../data/rows.ts';

const awards = ['acceptApplication', 'acceptInvite', 'acceptLink'];

/** A job that was posted again before the mark was stored shows its award in its audit alone. */
export const wasEverAwarded = async ({ jobId, wasAwarded, status }: JobRow): Promise<boolean> =>
  wasAwarded === true || (status !== 'draft' && (await wasDone(jobId, awards)));
