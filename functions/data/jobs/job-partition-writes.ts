import { deleteInPartition, deleteKeys } from '../partition-writes.ts';
import { rows } from '../service.ts';

/**
 * Deletes every row in a job's partition, with the job's own row last. After an interruption, the job can still be found, so the
 * deletion can run again. Not part of a transaction.
 */
export async function deleteJobPartition(jobId: string): Promise<void> {
  const { Key: own } = rows().job.get({ jobId }).params<{ Key: { pk: string; sk: string } }>();
  await deleteInPartition(own.pk, ({ sk }) => sk !== own.sk);
  await deleteKeys([own]);
}
