import { findObjects } from '#functions/data/files/object-queries.ts';
import { photosOf } from '#shared/api/fields/job-photos.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';

/** Adds the upload times of exactly the photos that the view shows. */
export async function withPhotoTimes(job: JobView): Promise<JobView> {
  const keys = [...new Set(photosOf(job).map(({ objectKey }) => objectKey))];
  if (keys.length === 0) return job;
  const files = await findObjects(keys);
  return { ...job, photosAddedAt: Object.fromEntries(files.map(({ objectKey, createdAt }) => [objectKey, createdAt])) };
}
