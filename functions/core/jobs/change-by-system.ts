import { ConditionLost, commit } from '../../data/commit.ts';
import { type LoadedJob, loadJob } from '../../data/jobs/job-queries.ts';
import { again, retry } from '../../retry.ts';
import {
  changeWrites,
  nextVersion,
  patience,
  type SystemAction,
  type SystemChange,
  systemActor,
} from './job-change.ts';

/** A change that follows from another change. It skips the lifecycle but uses the same versioned write. Null changes nothing. */
export async function changeJobBySystem(
  jobId: string,
  action: SystemAction,
  now: Date,
  decide: (loaded: LoadedJob) => Promise<SystemChange | null> | SystemChange | null,
): Promise<void> {
  await retry(async (isLast) => {
    const loaded = await loadJob(jobId);
    const change = loaded && (await decide(loaded));
    if (!loaded || !change) return;
    const { job } = loaded;
    const after = nextVersion(loaded, change, change.to ?? job.status, now);
    try {
      return await commit(
        await changeWrites(loaded, { ...change, job: after }, { action, actorId: systemActor, from: job.status }, now),
      );
    } catch (error) {
      if (!(error instanceof ConditionLost) || isLast) throw error;
      return again;
    }
  }, patience);
}
