import * as z from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();
const record = z.record(z.string().max(60), scalar);
const seenValue = z.union([scalar, record, z.array(z.union([scalar, record]))]).meta({ id: 'SeenValue' });

export type SeenValue = z.input<typeof seenValue>;
export type SeenFields = Readonly<Record<string, SeenValue | undefined>>;

/**
 * Returns the schema of `seen`: the values that the form showed, for all or some of its fields. If a field has another value at
 * the time of the save, the server saves nothing, and the refusal lists each change. A save without `seen` compares nothing.
 */
export const seenOf = <L extends Readonly<Record<string, string>>>(labels: L) =>
  z
    .strictObject(
      Object.fromEntries(Object.keys(labels).map((name) => [name, seenValue.optional()])) as {
        [N in keyof L]: z.ZodOptional<typeof seenValue>;
      },
    )
    .optional();
