import { namedIn } from '../route/named-things.ts';
import { jobFormFields } from './job-other-fields.ts';

/** The job form with an example of every field, for tests and for the API documents. */

type Plain<T> = T extends readonly (infer U)[]
  ? Plain<U>[]
  : T extends object
    ? { -readonly [N in keyof T]: Plain<T[N]> }
    : T;
type Examples = {
  [N in keyof typeof jobFormFields]: Plain<Exclude<(typeof jobFormFields)[N]['examples'][number], undefined>>;
};

const examplesAt = (index: 0 | 1): unknown =>
  Object.fromEntries(Object.entries(jobFormFields).map(([name, { examples }]) => [name, examples[index]]));

/** The first examples. `{photo1}` is the key of a picture and `{document1}` that of a PDF; both must be uploaded first. */
export const exampleJob = examplesAt(0) as Examples;
/** The same form after every field has changed. Not all of its values can be together in one job. */
export const changedJob = examplesAt(1) as Examples;

/** The first examples, without any files. */
export const exampleJobWithoutFiles = Object.fromEntries(
  Object.entries(exampleJob).map(([name, value]) => {
    if (namedIn(value).length === 0) return [name, value];
    return [name, Array.isArray(value) ? [] : ''];
  }),
) as Examples;
