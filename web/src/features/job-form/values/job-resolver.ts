import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { type JobInput, jobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { JobValues } from './job-values.ts';
import { missingPhotos, missingText } from './photo-slots.ts';
import { prepareJob } from './prepare-job.ts';

/** Photos are required to post a job, and cannot be removed from a posted job. */
const photosNeeded = (values: JobValues, job: JobView | null) =>
  values.status === 'posted'
    ? missingPhotos(values).filter(({ name }) => job === null || job.status === 'draft' || job[name])
    : [];

/** Checks what would be sent against the contract's rules, and requires the photos that only the form insists on. */
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
