import { readMany } from '../read-many.ts';
import type { JobRow, PaymentRow, RatingRow, RequirementRow, ShownPhotoRow } from '../rows.ts';
import { rows, table } from '../service.ts';

/** A job with all its details. */
export interface LoadedJob {
  job: JobRow;
  requirements: RequirementRow[];
  /** The request of the installer who has the job. */
  payment: PaymentRow | null;
  /** The last request, if its installer no longer has the job. */
  formerPayment?: PaymentRow | null;
  ratings: RatingRow[];
  /** The photo for the company pages, once one of the two has asked for one. */
  shownPhoto?: ShownPhotoRow | null;
}

/** A job has one payment row, which says whether it belongs to the job's current installer. */
export function splitPayment(row: PaymentRow | undefined): Required<Pick<LoadedJob, 'payment' | 'formerPayment'>> {
  const isFormer = row?.formerInstallerId !== undefined;
  return { payment: isFormer ? null : (row ?? null), formerPayment: isFormer ? row : null };
}

/** One strongly consistent query of the job's partition. Null for a job that is being deleted. */
export async function loadJob(jobId: string): Promise<LoadedJob | null> {
  const { data } = await table().collections.core({ jobId }).go({ consistent: true, pages: 'all' });
  const [job] = data.job;
  if (!job || job.deleted) return null;
  return {
    job,
    requirements: data.requirement.sort((a, b) => a.position - b.position),
    ...splitPayment(data.payment[0]),
    ratings: data.rating,
    shownPhoto: data.shownPhoto[0] ?? null,
  };
}

/** Returns only the job's row, even while the job is being deleted. For follow-ups. */
export async function findJobRow(jobId: string): Promise<JobRow | null> {
  const { data } = await rows().job.get({ jobId }).go({ consistent: true });
  return data;
}

/** Returns the current rows of several jobs. Jobs that are being deleted are left out. A read that is not strong costs half. */
export async function findJobRows(jobIds: readonly string[], consistent = true): Promise<Map<string, JobRow>> {
  const data = await readMany(
    [...new Set(jobIds)].map((jobId) => ({ jobId })),
    (keys) => rows().job.get(keys).go({ consistent }),
  );
  return new Map(data.filter((job) => !job.deleted).map((job) => [job.jobId, job]));
}
