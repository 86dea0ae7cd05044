import { readMany } from '../read-many.ts';
import type { JobRow, PaymentRow, RatingRow, RequirementRow, ShownPhotoRow } from '../rows.ts';
import { rows, table } from '../service.ts';

/** A job with all its details. */
export interface LoadedJob {
  job: JobRow;
  requirements: RequirementRow[];
  /** The payment request of the current installer. */
  payment: PaymentRow | null;
  /** The last payment request, if its installer no longer has the job. */
  formerPayment?: PaymentRow | null;
  ratings: RatingRow[];
  /** The photo for the company pages. Null until one of the two companies asks to show a photo. */
  shownPhoto?: ShownPhotoRow | null;
}

/** Tells the payment of the job's current installer from a former installer's. A job has only one payment row. */
export function splitPayment(row: PaymentRow | undefined): Required<Pick<LoadedJob, 'payment' | 'formerPayment'>> {
  const isFormer = row?.formerInstallerId !== undefined;
  return { payment: isFormer ? null : (row ?? null), formerPayment: isFormer ? row : null };
}

/** Returns a job with all its details, by one strong query of its partition. Null for a job that is being deleted. */
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

/** Returns only the job's row, even while the job is being deleted. A caller that shows the job must check `deleted`. */
export async function findJobRow(jobId: string): Promise<JobRow | null> {
  const { data } = await rows().job.get({ jobId }).go({ consistent: true });
  return data;
}

/**
 * Returns the rows of several jobs by their ids, without jobs that are being deleted. If `consistent` is false, the read costs
 * half, and the rows may be a moment old.
 */
export async function findJobRows(jobIds: readonly string[], consistent = true): Promise<Map<string, JobRow>> {
  const data = await readMany(
    [...new Set(jobIds)].map((jobId) => ({ jobId })),
    (keys) => rows().job.get(keys).go({ consistent }),
  );
  return new Map(data.filter((job) => !job.deleted).map((job) => [job.jobId, job]));
}
