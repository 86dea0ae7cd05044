import type * as z from 'zod';
import type { Secret } from '../../private-data.ts';
import type { DescribedField } from './described-fields.ts';

/** The facts about a described field in addition to its schemas, and the tables that derive from these facts. */

/**
 * The users who may see the field. `public`: everyone who may see the item. `viewers`: signed-in users who may see it.
 * `parties`: the companies that the item is about, and administrators. An array: the users that these entries of
 * `shared/private-data.ts` name.
 */
export type ShownTo = 'public' | 'viewers' | 'parties' | readonly Secret[];

export interface FieldFacts<F extends DescribedField, S extends ShownTo = ShownTo> {
  /** The field's label on the form, and in the refusal of a save if another user has changed the field. */
  label: string;
  shownTo: S;
  /** Two valid values, for tests and the API document. `{photo1}` and `{document1}` are files that must be uploaded first. */
  examples: readonly [z.input<F['sent']>, z.input<F['sent']>];
}

type Labelled<F> = { [N in keyof F]: F[N] extends { label: string } ? N : never }[keyof F];

/** Returns the label of each field that has one, in the order of the table. */
export const labelsOf = <F extends Readonly<Record<string, object>>>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('label' in field ? [[name, field.label]] : [])),
  ) as Record<Labelled<F>, string>;

type Plain<T> = T extends readonly (infer U)[]
  ? Plain<U>[]
  : T extends object
    ? { -readonly [N in keyof T]: Plain<T[N]> }
    : T;
type Examples<F extends Readonly<Record<string, { examples: readonly unknown[] }>>> = {
  [N in keyof F]: Plain<Exclude<F[N]['examples'][number], undefined>>;
};

/** Returns the first or the second example of each field. */
export const examplesOf = <F extends Readonly<Record<string, { examples: readonly [unknown, unknown] }>>>(
  fields: F,
  index: 0 | 1,
) => Object.fromEntries(Object.entries(fields).map(([name, { examples }]) => [name, examples[index]])) as Examples<F>;

type Audience = Exclude<ShownTo, readonly Secret[]> | Secret;
type FieldsShownTo<F extends Readonly<Record<string, { shownTo: ShownTo }>>, A extends Audience> = {
  [N in keyof F as F[N]['shownTo'] extends A | readonly A[] ? N : never]: F[N];
};

/** Returns the fields that are shown to exactly these users. */
export const fieldsShownTo = <F extends Readonly<Record<string, { shownTo: ShownTo }>>, const A extends Audience>(
  fields: F,
  audience: A,
) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { shownTo }]) => [shownTo].flat().every((each) => each === audience)),
  ) as FieldsShownTo<F, A>;
