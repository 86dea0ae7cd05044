import * as z from 'zod';
import type { InstallerPart } from '../../domain/people/installer.ts';
import type { DescribedField } from './described-fields.ts';
import type { FieldFacts, ShownTo } from './field-facts.ts';

/** The facts about a field of a profile in addition to its schemas, and the schemas that derive from these facts. */

/** `edit`: administrators see the field and change it. `replace`: they enter a new value and never see the stored one. */
type Administrators = 'none' | 'edit' | 'replace';
/** The effect of a save without the field: the stored value is `emptied`, or it `stays`. */
type LeftOut = 'emptied' | 'stays';

interface Facts<F extends DescribedField, S extends ShownTo> extends FieldFacts<F, S> {
  /** The part of the profile that the field belongs to. The server drops the field if the profile lacks this part. */
  part?: InstallerPart;
}

interface Saving<A extends Administrators, L extends LeftOut, W extends z.ZodType> {
  administrators: A;
  leftOut: L;
  /** The schema for administrators, if it accepts more than `sent`. A user can then save a profile that contains such a value. */
  sentByAdministrators: W;
}

export type ProfileField = DescribedField & Saving<Administrators, LeftOut, z.ZodType>;
type ProfileFields = Readonly<Record<string, ProfileField>>;

export const profileField = <
  F extends DescribedField,
  const S extends ShownTo,
  const A extends Administrators = 'none',
  const L extends LeftOut = 'emptied',
  W extends z.ZodType = F['sent'],
>(
  described: F,
  facts: Facts<F, S> & Partial<Saving<A, L, W>>,
): F & Facts<F, S> & Saving<A, L, W> => ({
  ...described,
  administrators: 'none' as A,
  leftOut: 'emptied' as L,
  sentByAdministrators: described.sent as unknown as W,
  ...facts,
});

type WithoutDefault<S> = S extends z.ZodDefault<infer I extends z.ZodType> ? I : S extends z.ZodType ? S : never;
/** Returns the schema without its default. With its default, a request without the field would reset the stored value. */
const withoutDefault = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;

type UpdatedBy<F extends ProfileField> = F['leftOut'] extends 'stays'
  ? z.ZodOptional<WithoutDefault<F['sent']>>
  : F['sentByAdministrators'];

/** Returns the schemas for the form of an existing profile. */
export const updatedOf = <F extends ProfileFields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { sent, leftOut, sentByAdministrators }]) => [
      name,
      leftOut === 'stays' ? withoutDefault(sent).optional() : sentByAdministrators,
    ]),
  ) as { [N in keyof F]: UpdatedBy<F[N]> };

type FieldsWhere<F, Facts> = { [N in keyof F as F[N] extends Facts ? N : never]: F[N] };

/** Returns the fields that keep their value if a save omits them. */
export const fieldsThatStay = <F extends ProfileFields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, { leftOut }]) => leftOut === 'stays')) as FieldsWhere<
    F,
    { leftOut: 'stays' }
  >;

/** Returns the fields that administrators see and edit. */
export const fieldsThatAdministratorsEdit = <F extends ProfileFields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { administrators }]) => administrators === 'edit'),
  ) as FieldsWhere<F, { administrators: 'edit' }>;

/** Returns the schemas of the fields that administrators may enter. */
export const sentByAdministrators = <F extends ProfileFields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.administrators === 'none' ? [] : [[name, withoutDefault(field.sentByAdministrators)]],
    ),
  ) as {
    [N in keyof F as F[N] extends { administrators: 'edit' | 'replace' } ? N : never]: WithoutDefault<
      F[N]['sentByAdministrators']
    >;
  };
