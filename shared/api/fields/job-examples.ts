import { namedIn } from '../route/named-things.ts';
import { examplesOf } from './field-facts.ts';
import { jobFormFields } from './job-other-fields.ts';

/** The job form with an example of every field, for tests and for the API documents. */

/** The first examples. `{photo1}` is the key of a picture and `{document1}` that of a PDF; both must be uploaded first. */
export const exampleJob = examplesOf(jobFormFields, 0);
/** The same form after every field has changed. No job stores all of these values, because a `PV Only` job has no battery. */
export const changedJob = examplesOf(jobFormFields, 1);

/** The first examples, without any files. */
export const exampleJobWithoutFiles = Object.fromEntries(
  Object.entries(exampleJob).map(([name, value]) => {
    if (namedIn(value).length === 0) return [name, value];
    return [name, Array.isArray(value) ? [] : ''];
  }),
) as typeof exampleJob;
