import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';
import { bucketOfJob, type OwnListPart } from './own-list-queries.ts';
import { type ListedOwnJob, packJobs } from './packed-jobs.ts';

/** The name of these writes. If their condition is lost, somebody has changed another job in the same part. */
export const ownListWrite = 'own list';

/** Puts a job into a person's list as it is now, or takes it out, on the condition that the part is still as it was read. */
export function listOwnJob(
  userId: string,
  jobId: string,
  before: OwnListPart | undefined,
  job: ListedOwnJob | null,
): NamedWrite {
  const others = (before?.jobs ?? []).filter(({ id }) => id !== jobId);
  const part = {
    userId,
    bucket: bucketOfJob(jobId),
    revision: (before?.revision ?? 0) + 1,
    jobs: packJobs(job ? [...others, job] : others),
  };
  if (before === undefined) return write(ownListWrite, (entities) => entities.ownList.create(part).commit());
  return write(ownListWrite, (entities) =>
    entities.ownList
      .put(part)
      .where(({ revision }, { eq }) => eq(revision, before.revision))
      .commit(),
  );
}
