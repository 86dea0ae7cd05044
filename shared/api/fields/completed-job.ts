import * as z from 'zod';
import { jobTypes } from '../../domain/jobs/job.ts';

/** A completed job for everyone, without its id, address or customer. `month` is the month of completion, as YYYY-MM. */
export const completedJob = z.strictObject({
  suburb: z.string().nullable(),
  state: z.string().nullable(),
  jobType: z.enum(jobTypes),
  pvSizeKw: z.number().nullable(),
  batterySizeKwh: z.number().nullable(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
});
