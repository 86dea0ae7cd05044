import { plain } from './words.ts';

/** Searches and sorts a list in memory. */

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const wordsIn = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

/** Tells whether every word is in one of the texts. */
export function holdsWords(words: readonly string[], texts: readonly (string | null)[]): boolean {
  if (words.length === 0) return true;
  const searched = plain(texts.filter(Boolean).join('\n'));
  return words.every((word) => searched.includes(word));
}

/** A period of civil dates, both included. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Tells whether a date is in a period. A missing date is only in a period without limits. */
export const isWithin = (date: string | null, { from, to }: Period): boolean =>
  (from === undefined && to === undefined) ||
  (date !== null && (from === undefined || date >= from) && (to === undefined || date <= to));

/** Returns a list in order. Unknown values are last in either direction. Among equals, the newer one is first. */
export function sortedBy<T extends { id: string; createdAt: string }>(
  things: readonly T[],
  keyOf: (thing: T) => string | number | null,
  order: SortOrder,
): T[] {
  const direction = order === 'asc' ? 1 : -1;
  return things
    .map((thing) => ({ thing, value: keyOf(thing) }))
    .sort((a, b) => {
      if (a.value !== b.value) {
        if (a.value === null) return 1;
        if (b.value === null) return -1;
        return a.value < b.value ? -direction : direction;
      }
      if (a.thing.createdAt !== b.thing.createdAt) return a.thing.createdAt > b.thing.createdAt ? -1 : 1;
      return a.thing.id < b.thing.id ? -1 : 1;
    })
    .map(({ thing }) => thing);
}
