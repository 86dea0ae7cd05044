import * as z from 'zod';

/**
 * A form field, described once: its input, its stored and shown value, and the conversion between them. Forms, answers and rows
 * derive from tables of these fields.
 */
export interface DescribedField<
  Sent extends z.ZodType = z.ZodType,
  Shown extends z.ZodType = z.ZodType,
  Part extends string = string,
> {
  /** The schema of the input, with the messages shown next to it. */
  sent: Sent;
  shown: Shown;
  /** The stored value of a field that the user did not fill in. */
  empty: z.output<Shown>;
  /** Turns the sent value into the stored one. */
  keep(sent: z.output<Sent>): z.output<Shown>;
  /** The part that the field belongs to, such as `battery`. If the job or profile lacks this part, the stored field is empty. */
  part?: Part;
}
type Fields = Record<string, DescribedField>;

/** Returns the request without its undefined values, because a field that a form omits may arrive as undefined. */
export const givenIn = <T extends object>(sent: T) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The stored values of a table of fields. */
export type Kept<F extends Fields> = { -readonly [N in keyof F]: z.output<F[N]['shown']> };

const each = <F extends Fields>(fields: F, use: (field: DescribedField, name: string) => unknown): unknown =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, use(field, name)]));

/** Returns the schemas of the input of these fields. */
export const sentOf = <F extends Fields>(fields: F) =>
  each(fields, ({ sent }) => sent) as { [N in keyof F]: F[N]['sent'] };

/** Returns the schemas of these fields in answers. */
export const shownOf = <F extends Fields>(fields: F) =>
  each(fields, ({ shown }) => shown) as { [N in keyof F]: F[N]['shown'] };

/** Returns the schemas of these fields for answers that omit them for some users. */
export const shownToSome = <F extends Fields>(fields: F) =>
  each(fields, ({ shown }) => shown.optional()) as { [N in keyof F]: z.ZodOptional<F[N]['shown']> };

/** Returns the stored values of fields that the user did not fill in. */
export const emptyOf = <F extends Fields>(fields: F) => each(fields, ({ empty }) => empty) as Kept<F>;

/** Returns the values to store for a validated input. `parts` says which parts exist. */
export const keepFields = <F extends Fields>(fields: F, input: object, parts: Readonly<Record<string, boolean>> = {}) =>
  each(fields, ({ part, empty, keep }, name) =>
    part !== undefined && !parts[part] ? empty : keep(Reflect.get(input, name)),
  ) as Kept<F>;

/** The attributes of a row. The row has no attribute for a null value. */
export type Stored<F extends Fields> = {
  -readonly [N in keyof F]: null extends z.output<F[N]['shown']>
    ? Exclude<z.output<F[N]['shown']>, null> | undefined
    : z.output<F[N]['shown']>;
};
export const withoutNulls = <F extends Fields>(fields: F, kept: Kept<F>) =>
  each(fields, (_, name) => Reflect.get(kept, name) ?? undefined) as Stored<F>;

/** Returns these fields of a stored row. A field that did not exist when the row was stored is empty. */
export const pickFields = <F extends Fields>(fields: F, row: object) =>
  each(fields, ({ empty }, name) => Reflect.get(row, name) ?? empty) as Kept<F>;

export const field = <Sent extends z.ZodType, Shown extends z.ZodType>(
  described: DescribedField<Sent, Shown>,
): DescribedField<Sent, Shown> => described;

/** Returns a field with required text. */
export const needed = <Sent>(sent: z.ZodType<string, Sent>) =>
  field({ sent, shown: z.string(), empty: '', keep: (given) => given });

/** Returns a field with optional text. Its empty value is empty text. */
export const said = <Sent extends string | null | undefined>(sent: z.ZodType<string, Sent>) =>
  field({ sent: sent.nullish(), shown: z.string(), empty: '', keep: (given) => given ?? '' });

/** Returns a field with an optional number or choice. Its empty value is null. */
export const chosen = <T, Sent>(sent: z.ZodType<T, Sent>, shown: z.ZodType<T, T>) =>
  field({ sent: sent.nullish(), shown: shown.nullable(), empty: null, keep: (given) => given ?? null });

export const flag = () =>
  field({ sent: z.boolean().default(false), shown: z.boolean(), empty: false, keep: (given) => given });
