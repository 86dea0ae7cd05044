import { describedJobFields } from './job-description.ts';
import { otherJobFields } from './job-other-fields.ts';

/** The job form with an example of every field, for tests and for the documents of the API. */

const fields = { ...otherJobFields, ...describedJobFields };
type Plain<T> = T extends readonly (infer U)[]
  ? Plain<U>[]
  : T extends object
    ? { -readonly [N in keyof T]: Plain<T[N]> }
    : T;
type Examples = { [N in keyof typeof fields]: Plain<Exclude<(typeof fields)[N]['examples'][number], undefined>> };

const examplesAt = (index: 0 | 1): unknown =>
  Object.fromEntries(Object.entries(fields).map(([name, { examples }]) => [name, examples[index]]));

/** With each file still to be uploaded: `{photo1}` stands for the key of a picture, and `{document1}` for that of a PDF. */
export const exampleJob = examplesAt(0) as Examples;
/** The same form after every field has changed. Not all of its values can be together in one job. */
export const changedJob = examplesAt(1) as Examples;

const nameInBraces = /\{(\w+)\}/g;

/** The names in braces within a value. */
export const namesIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(nameInBraces)].flatMap(([, name]) => name ?? []);

/** The same value with what each name in braces stands for. */
export const withNames = <T>(value: T, idOf: (name: string) => string): T =>
  JSON.parse(JSON.stringify(value).replace(nameInBraces, (_, name: string) => idOf(name)));
