/** Compares two versions of the same item, field by field. The refusal of an outdated save lists the changes. */

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [part: string]: FieldValue };
export type FieldValues = Readonly<Record<string, FieldValue>>;

export interface FieldChange {
  /** The field's name in the contract. */
  field: string;
  /** The field's label. */
  label: string;
  /** The value that the caller read, as the API shows it. */
  from: FieldValue;
  /** The value that the field has now. */
  to: FieldValue;
}

const isList = (value: FieldValue): value is readonly FieldValue[] => Array.isArray(value);

/** Tells whether two values are the same JSON. The order of the parts of an object does not matter. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (isList(one) || isList(other))
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((each, index) => isSameValue(each, other[index] ?? null))
    );
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSameValue(one[name] ?? null, other[name] ?? null));
}

/** Returns the changes of the labelled fields since the caller read them. Leaves out fields that the caller did not read. */
export const changesBetween = (
  read: { readonly [field: string]: FieldValue | undefined },
  now: FieldValues,
  labels: Readonly<Record<string, string>>,
): FieldChange[] =>
  Object.entries(labels).flatMap(([field, label]) => {
    const from = read[field];
    const to = now[field] ?? null;
    return from === undefined || isSameValue(from, to) ? [] : [{ field, label, from, to }];
  });
