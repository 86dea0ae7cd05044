import type { Area } from '../rows.ts';

/** In which chunk of a list something is kept. */

/** Each list has as many chunks, so that one change rewrites a small part of it, and changes seldom meet. */
const bucketCount = 32;

/** The last digits of an id are random, whatever kind of id it is. */
export const bucketOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % bucketCount;

/** The lists that something in these states belongs to: one for each of them, and the one of the whole country. */
export const areasOf = (states: readonly Area[]): Area[] => [...new Set<Area>(['AU', ...states])];
