import { type NamedWrite, write } from '../commit.ts';
import { jobListKeys, noListKeys } from '../list-keys.ts';
import type { JobRow } from '../rows.ts';

/** Writes a job on condition that it still is the version that was read; null for a job that is new. */
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

// What follows changes nothing. Each holds a transaction back unless the job is as its name says.

export const onlyWhilePosted = (jobId: string): NamedWrite =>
  write('job', (entities) =>
    entities.job
      .check({ jobId })
      .where((job, { eq, notExists }) => `${eq(job.status, 'posted')} AND ${notExists(job.deleted)}`)
      .commit(),
  );

export const onlyWhileNotPosted = (jobId: string): NamedWrite =>
  write('job closed', (entities) =>
    entities.job
      .check({ jobId })
      .where(({ status }, { ne }) => ne(status, 'posted'))
      .commit(),
  );

/** The job is posted, and its share link is still the one of this count. */
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
