import { isDeepStrictEqual } from 'node:util';
import type { FieldChanges } from '../../data/rows.ts';

/** What an edit of an administrator changes. */

type Value = FieldChanges[string]['to'];

/** The given fields that are not yet so, each from what to what. */
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
