/** A person's changes in a form, field by field. A form without changes has no draft. */

export type Values = Readonly<Record<string, unknown>>;

interface Change {
  to: unknown;
  /** The time of the last change of this field, in milliseconds. */
  at: number;
}
export type Changes = Readonly<Record<string, Change>>;

/**
 * Returns a value as a text to compare. An empty field is the same as a missing value, a number the same as its text, and the
 * order of an object's keys does not count.
 */
function plain(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return JSON.stringify(value.map(plain));
  return JSON.stringify(
    Object.entries(value)
      .map(([name, part]) => `${name}: ${plain(part)}`)
      .sort(),
  );
}
/** Returns whether two values look the same to a person, such as the number 5 and the text "5". */
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** Returns the fields whose values differ from `initial`. A change that `before` already contains keeps its time. */
export function changesIn(initial: Values, values: Values, before: Changes, now: number): Changes {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, initial[name]));
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const known = before[name];
      return [name, known && isSame(known.to, value) ? known : { to: value ?? null, at: now }];
    }),
  );
}

const kindOf = (value: unknown): 'list' | 'object' | 'tick' | 'scalar' => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return 'tick';
  return typeof value === 'object' && value !== null ? 'object' : 'scalar';
};

/** Returns whether the form can show this value in the field. An empty field accepts any value. */
const isPossible = (value: unknown, initial: unknown): boolean =>
  initial === undefined || initial === null || kindOf(value) === kindOf(initial);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isFile = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((each) => typeof each === 'object' && each !== null && 'objectKey' in each)
    : typeof value === 'string' && uuid.test(value);

/** How long a draft may use a file that is attached to nothing. The server removes such a file after a day. */
export const filesLastMilliseconds = 23 * 3_600_000;

/** Returns the changes that still fit the form as it opens now. */
export function usableChanges(changes: Changes, initial: Values, now: number): Changes {
  const isUsable = ([name, { to, at }]: [string, Change]): boolean =>
    !isSame(to, initial[name]) && isPossible(to, initial[name]) && (!isFile(to) || now - at < filesLastMilliseconds);
  return Object.fromEntries(Object.entries(changes).filter(isUsable));
}

/** Returns the values of a form after these changes. */
export const withChanges = <V extends object>(values: V, changes: Changes): V => ({
  ...values,
  ...Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to])),
});
