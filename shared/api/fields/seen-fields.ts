import * as z from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();
const record = z.record(z.string().max(60), scalar);
const seenValue = z.union([scalar, record, z.array(z.union([scalar, record]))]).meta({ id: 'SeenValue' });

export type SeenValue = z.input<typeof seenValue>;
export type SeenFields = Readonly<Record<string, SeenValue | undefined>>;

/**
 * The version that a form was read at: its fields as the API's answer showed them, all or some. If one of them has another
 * value at the time of the save, nothing is saved, and the refusal lists each change. A save without it acts on the current
 * values.
 */
export const seenOf = <L extends Readonly<Record<string, string>>>(labels: L) =>
  z
    .strictObject(
      Object.fromEntries(Object.keys(labels).map((name) => [name, seenValue.optional()])) as {
        [N in keyof L]: z.ZodOptional<typeof seenValue>;
      },
    )
    .optional();
