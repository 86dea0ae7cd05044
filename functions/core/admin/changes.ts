import { isDeepStrictEqual } from 'node:util';
import type { FieldChanges } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';

/** What an edit of an administrator changes, and whether it was made on what is there now. */

type Fields = Readonly<Record<string, unknown>>;
type Value = FieldChanges[string]['to'];

const inWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty';
  return Array.isArray(value) ? value.join(', ') : String(value);
};

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

/** Refuses an edit whose form showed something else than what is there now, and says of each field what it is now. */
export function refuseStale(now: Fields, seen: Fields | undefined): void {
  const stale = Object.entries(seen ?? {}).filter(
    ([name, value]) => name in now && !isDeepStrictEqual(now[name] ?? null, value ?? null),
  );
  if (stale.length === 0) return;
  throw new Refusal('conflict', {
    message: 'Someone has changed this since you opened it. Nothing was saved.',
    fields: Object.fromEntries(stale.map(([name]) => [name, `Meanwhile changed to: ${inWords(now[name])}`])),
  });
}
