import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { type JobInput, jobInput } from '#shared/api/job-fields.ts';
import type { JobView } from '#shared/api/job-views.ts';
import type { JobValues } from './job-values.ts';
import { missingPhotos, missingText } from './photo-slots.ts';
import { prepareJob } from './prepare-job.ts';

/** Photos are asked for when a job goes out, and cannot be taken from one that is out. */
const photosNeeded = (values: JobValues, job: JobView | null) =>
  values.status === 'posted'
    ? missingPhotos(values).filter(({ name }) => job === null || job.status === 'draft' || job[name])
    : [];

/** The contract's own rules on what would be sent, and the photos that only the form insists on. */
const rulesFor = (job: JobView | null) =>
  jobInput.superRefine(
    (values, context) => {
      for (const slot of photosNeeded(values, job))
        context.addIssue({ code: 'custom', path: [slot.name], message: missingText(slot) });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

export function jobResolver(job: JobView | null, before: JobValues): Resolver<JobValues, unknown, JobInput> {
  const resolve = zodResolver(rulesFor(job));
  return (values, context, options) => resolve(prepareJob(values, job, before), context, options);
}
