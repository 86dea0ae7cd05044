import { deleteJobPartition } from '#functions/data/jobs/job-partition-writes.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { readHandIns } from '#functions/data/work/document-queries.ts';
import { removeObjects } from '../../files/remove-files.ts';
import { fileKeysOf } from '../../jobs/job-file-list.ts';
import { removeNotifications } from '../../notifications/remove-notifications.ts';
import { removeProposals } from '../../proposals/remove-proposals.ts';

/**
 * Removes all rows of a deleted job, and notifies the installers with open proposals. The tombstone (the job's own row) is
 * removed last, so that an interrupted purge can be repeated.
 */
export async function purgeJob(jobId: string, now: Date): Promise<void> {
  const job = await findJobRow(jobId);
  if (!job?.deleted) return;
  await removeProposals(job, now);
  await removeNotifications(jobId);
  await removeObjects([...fileKeysOf(job.detail), ...(await readHandIns(jobId)).map((row) => row.objectKey)]);
  await deleteJobPartition(jobId);
}
