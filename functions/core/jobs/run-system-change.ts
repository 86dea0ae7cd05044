import { ConditionLost, commit } from '../../data/commit.ts';
import { type LoadedJob, loadJob } from '../../data/jobs/job-queries.ts';
import { again, retry } from '../../retry.ts';
import {
  nextVersion,
  patience,
  type SystemAction,
  type SystemChange,
  systemActor,
  transactionWrites,
} from './job-transaction.ts';

/**
 * Commits a change that follows from another change, without the lifecycle but with the same versioned transaction. Returns
 * whether anything changed: a decision of null changes nothing.
 */
export const runSystemChange = (
  jobId: string,
  action: SystemAction,
  now: Date,
  decide: (loaded: LoadedJob) => Promise<SystemChange | null> | SystemChange | null,
): Promise<boolean> =>
  retry(async (isLast) => {
    const loaded = await loadJob(jobId);
    const change = loaded && (await decide(loaded));
    if (!loaded || !change) return false;
    const { job } = loaded;
    const after = nextVersion(loaded, change, change.to ?? job.status, now);
    const cause = { action, actorId: systemActor, from: job.status };
    try {
      await commit(await transactionWrites(loaded, { ...change, job: after }, cause, now));
      return true;
    } catch (error) {
      if (!(error instanceof ConditionLost) || isLast) throw error;
      return again;
    }
  }, patience);
