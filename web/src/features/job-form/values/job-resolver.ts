import type { Resolver } from 'react-hook-form';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { lateCheck } from '#web/src/components/form/late-check.ts';
import { whenIdle } from '#web/src/lib/when-idle.ts';
import type { JobValues } from './job-values.ts';
import { missingText, photosNeeded } from './photo-slots.ts';
import { prepareJob } from './prepare-job.ts';
import { termsNeeded } from './terms-needed.ts';

const load = whenIdle(() => import('./job-check.ts'));

/** Returns a resolver that builds the request from the form's values and checks it. The rules load when the browser is idle. */
export function jobResolver(job: JobView | null, before: JobValues): Resolver<JobValues, unknown, JobInput> {
  const check = lateCheck<JobValues, JobInput>(
    async () => (await load()).jobCheck(job),
    // Only the form requires these photos and terms, so their check does not wait for the contract.
    (values) => ({
      ...Object.fromEntries(photosNeeded(values, job).map((slot) => [slot.name, missingText(slot)])),
      ...termsNeeded(values, job),
    }),
  );
  return (values, context, options) => check(prepareJob(values, job, before), context, options);
}
