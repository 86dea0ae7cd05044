import { readMany } from '../read-many.ts';
import type { JobRow, PaymentRow, RatingRow, RequirementRow } from '../rows.ts';
import { rows, table } from '../service.ts';

/** A job with all its details. */
export interface LoadedJob {
  job: JobRow;
  requirements: RequirementRow[];
  payment: PaymentRow | null;
  ratings: RatingRow[];
}

/** One strongly consistent query of the job's partition. Null for a job that is being deleted. */
export async function loadJob(jobId: string): Promise<LoadedJob | null> {
  const { data } = await table().collections.core({ jobId }).go({ consistent: true, pages: 'all' });
  const [job] = data.job;
  if (!job || job.deleted) return null;
  return {
    job,
    requirements: data.requirement.sort((a, b) => a.position - b.position),
    payment: data.payment[0] ?? null,
    ratings: data.rating,
  };
}

/** Only the job's row, even while the job is being deleted. For follow-up work. */
export async function findJobRow(jobId: string): Promise<JobRow | null> {
  const { data } = await rows().job.get({ jobId }).go({ consistent: true });
  return data;
}

/** The current rows of several jobs. Jobs that are being deleted are left out. A read that is not strong costs half. */
export async function findJobRows(jobIds: readonly string[], consistent = true): Promise<Map<string, JobRow>> {
  const data = await readMany(
    [...new Set(jobIds)].map((jobId) => ({ jobId })),
    (keys) => rows().job.get(keys).go({ consistent }),
  );
  return new Map(data.filter((job) => !job.deleted).map((job) => [job.jobId, job]));
}
