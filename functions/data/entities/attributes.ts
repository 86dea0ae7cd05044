import { CustomAttributeType } from 'electrodb';
import * as z from 'zod';

/** The attribute types that rows are made of. */

export const text = { type: 'string', required: true } as const;
export const optionalText = { type: 'string' } as const;
export const number = { type: 'number', required: true } as const;
export const optionalNumber = { type: 'number' } as const;
/** A sum that starts at zero. Writes only change it by adding. */
export const count = { type: 'number', default: 0 } as const;

/** The two keys of a row in a list index. They are optional, because a row may be in no list. */
export const list1 = { list1pk: optionalText, list1sk: optionalText } as const;
export const list2 = { list2pk: optionalText, list2sk: optionalText } as const;
export const list3 = { list3pk: optionalText, list3sk: optionalText } as const;
export const list4 = { list4pk: optionalText, list4sk: optionalText } as const;

type Listed<T> = ReturnType<typeof CustomAttributeType<T>>;
type TypeOf<T> = [T] extends [number]
  ? 'number'
  : [T] extends [string]
    ? string extends T
      ? 'string'
      : readonly T[]
    : [T] extends [boolean]
      ? 'boolean'
      : Listed<T>;
type AttributeOf<T> = null extends T ? { type: TypeOf<Exclude<T, null>> } : { type: TypeOf<T>; required: true };

function typeOf(shown: z.ZodType): unknown {
  if (shown instanceof z.ZodString) return 'string';
  if (shown instanceof z.ZodNumber) return 'number';
  if (shown instanceof z.ZodBoolean) return 'boolean';
  if (shown instanceof z.ZodEnum) return shown.options;
  return CustomAttributeType('any');
}

/** Returns the attributes that store described fields. A row has no attribute for null. */
export const attributesOf = <F extends Readonly<Record<string, { shown: z.ZodType }>>>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { shown }]) => [
      name,
      shown instanceof z.ZodNullable
        ? { type: typeOf(shown.unwrap() as z.ZodType) }
        : { type: typeOf(shown), required: true },
    ]),
  ) as { [N in keyof F]: AttributeOf<z.output<F[N]['shown']>> };
