import { isDeepStrictEqual } from 'node:util';
import type { FieldChanges } from '../../data/rows.ts';

/** The value of a field before or after an administrator's edit. */

type Value = FieldChanges[string]['to'];

/** Returns the given fields that differ from the row, each with its old and new value. */
export const changesOf = <F extends Record<keyof F, Value>>(
  now: F,
  given: { readonly [N in keyof F]?: Value | undefined },
): FieldChanges =>
  Object.fromEntries(
    Object.entries<Value | undefined>(given).flatMap(([name, to]) => {
      const from = now[name as keyof F];
      return to === undefined || isDeepStrictEqual(from, to) ? [] : [[name, { from, to }]];
    }),
  );
