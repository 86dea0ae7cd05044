import { ConditionLost, commit } from '../../data/commit.ts';
import { type LoadedJob, loadJob } from '../../data/jobs/job-queries.ts';
import type { JobRow } from '../../data/rows.ts';
import { again, retry } from '../../retry.ts';
import {
  nextVersion,
  patience,
  type SystemAction,
  type SystemChange,
  systemActor,
  transactionWrites,
} from './job-transaction.ts';

interface SystemChangeResult {
  isChanged: boolean;
  /** The job after the change, or null if there is no such job. */
  job: JobRow | null;
}

/**
 * Commits a change by the system, which follows from another change. Skips the checks of the lifecycle, but uses the same
 * versioned transaction as `runTransition`. If `decide` returns null, nothing changes.
 */
export const runSystemChange = (
  jobId: string,
  action: SystemAction,
  now: Date,
  decide: (loaded: LoadedJob) => Promise<SystemChange | null> | SystemChange | null,
): Promise<SystemChangeResult> =>
  retry(async (isLast) => {
    const loaded = await loadJob(jobId);
    if (!loaded) return { isChanged: false, job: null };
    const { job } = loaded;
    const change = await decide(loaded);
    if (!change) return { isChanged: false, job };
    const after = nextVersion(loaded, change, change.to ?? job.status, now);
    const cause = { action, actorId: systemActor, from: job.status };
    try {
      await commit(await transactionWrites(loaded, { ...change, job: after }, cause, now));
      return { isChanged: true, job: after };
    } catch (error) {
      if (!(error instanceof ConditionLost) || isLast) throw error;
      return again;
    }
  }, patience);
