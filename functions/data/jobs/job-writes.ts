import type { NamedWrite } from '../commit.ts';
import { jobListKeys } from '../entities/jobs/job-lists.ts';
import { noListKeys } from '../entities/kind.ts';
import type { JobRow } from '../rows.ts';
import { write } from '../write.ts';

/** Writes a job on the condition that it still has the version `expectedVersion`, which is null for a new job. */
export const putJob = (job: JobRow, expectedVersion: number | null): NamedWrite =>
  write('job', (entities) => {
    const item = { ...job, ...noListKeys, ...jobListKeys(job) };
    return expectedVersion === null
      ? entities.job.create(item).commit()
      : entities.job
          .put(item)
          .where(({ version }, { eq }) => eq(version, expectedVersion))
          .commit();
  });

// The writes below are conditions, which change nothing. Each stops a transaction unless the job is in the named state.

/** The name of `onlyWhileJobAt`, which fails if the job has changed since it was read. */
export const jobVersionWrite = 'job version';

export const onlyWhileJobAt = (jobId: string, expected: number): NamedWrite =>
  write(jobVersionWrite, (entities) =>
    entities.job
      .check({ jobId })
      .where(({ version }, { eq }) => eq(version, expected))
      .commit(),
  );

export const onlyWhilePosted = (jobId: string): NamedWrite =>
  write('job', (entities) =>
    entities.job
      .check({ jobId })
      .where((job, { eq, notExists }) => `${eq(job.status, 'posted')} AND ${notExists(job.deleted)}`)
      .commit(),
  );

export const onlyWhileAssignedTo = (jobId: string, installerId: string): NamedWrite =>
  write('job', (entities) =>
    entities.job
      .check({ jobId })
      .where(({ assignedInstallerId }, { eq }) => eq(assignedInstallerId, installerId))
      .commit(),
  );

export const onlyWhileNotPosted = (jobId: string): NamedWrite =>
  write('job closed', (entities) =>
    entities.job
      .check({ jobId })
      .where(({ status }, { ne }) => ne(status, 'posted'))
      .commit(),
  );

/**
 * Stops a transaction if the job has an installer. The deletion of an account needs this condition, because an installer may have
 * work to do or wait for payment.
 */
export const onlyWhileUnassigned = (jobId: string): NamedWrite =>
  write('job without installer', (entities) =>
    entities.job
      .check({ jobId })
      .where(({ assignedInstallerId }, { notExists }) => notExists(assignedInstallerId))
      .commit(),
  );

/** Stops a transaction unless the job is posted, and no newer share link has replaced the one with the number `shareEpoch`. */
export const onlyWhileShared = (jobId: string, shareEpoch: number): NamedWrite =>
  write('link', (entities) =>
    entities.job
      .check({ jobId })
      .where(
        (job, { eq, notExists }) =>
          `${eq(job.shareEpoch, shareEpoch)} AND ${eq(job.status, 'posted')} AND ${notExists(job.deleted)}`,
      )
      .commit(),
  );

/** Stops a transaction if the job is deleted, so that no user is notified about a deleted job. */
export const onlyWhileJobStands = (jobId: string): NamedWrite =>
  write('job still there', (entities) =>
    entities.job
      .check({ jobId })
      .where(({ version, deleted }, { exists, notExists }) => `${exists(version)} AND ${notExists(deleted)}`)
      .commit(),
  );
