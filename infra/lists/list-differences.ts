import { isDeepStrictEqual } from 'node:util';
import { bucketOf, columns, type ItemOf, type ListKind } from '#functions/data/lists/list-kinds.ts';
import type { Area } from '#functions/data/rows.ts';
import { type RowsByKind, rowsOf } from '../read-table.ts';
import { itemsAgain } from './items-again.ts';

/** Computes all lists from the rows, and compares them with the stored lists. */

type Item = ItemOf<ListKind>;

/** A chunk of a list, as it is in the table or as it should be. */
interface Part {
  kind: ListKind;
  /** The area or the person that the list belongs to. */
  of: string;
  bucket: number;
  items: Item[];
}

export interface StoredPart extends Part {
  revision: number;
}

export const nameOf = ({ kind, of, bucket }: Part): string => `${kind} of ${of}, part ${bucket}`;

/** The rows of list chunks as they are in the table, under the short names of their fields. */
interface StoredChunk {
  k: Exclude<ListKind, 'ownJobs'>;
  a: Area;
  b: number;
  r: number;
  e: Uint8Array;
}
interface StoredOwnList {
  userId: string;
  b: number;
  r: number;
  j: Uint8Array;
}

/** Unpacks all list chunks of the table. */
export const storedParts = (rows: RowsByKind): StoredPart[] => [
  ...rowsOf<StoredChunk>(rows, 'chunk').map(({ k, a, b, r, e }) => ({
    kind: k,
    of: a,
    bucket: b,
    revision: r,
    items: columns[k].unpack(e),
  })),
  ...rowsOf<StoredOwnList>(rows, 'ownlist').map(({ userId, b, r, j }) => ({
    kind: 'ownJobs' as const,
    of: userId,
    bucket: b,
    revision: r,
    items: columns.ownJobs.unpack(j),
  })),
];

function partsAgain(rows: RowsByKind): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const { kind, of, item } of itemsAgain(rows)) {
    const empty: Part = { kind, of, bucket: bucketOf(kind, item.id), items: [] };
    const part = parts.get(nameOf(empty)) ?? empty;
    parts.set(nameOf(part), part);
    part.items.push(item);
  }
  return parts;
}

export interface WrongPart extends Part {
  /** Absent if the table has no such chunk. */
  revision: number | undefined;
  differences: string[];
}

/**
 * Returns the differences of a chunk's items by id. Ignores the order of items with different ids. Items with the same id, such
 * as saved searches, must have the right order.
 */
function differencesIn(name: string, is: readonly Item[], should: readonly Item[]): string[] {
  const ids = new Set([...is, ...should].map(({ id }) => id));
  return [...ids].flatMap((itemId) => {
    const [found, due] = [is, should].map((items) => items.filter(({ id }) => id === itemId));
    if (isDeepStrictEqual(found, due)) return [];
    const [foundText, dueText] = [found, due].map((items) => (items?.length ? JSON.stringify(items) : 'missing'));
    return [`list ${name}: ${itemId} is ${foundText}, should be ${dueText}`];
  });
}

/** Returns the chunks that differ from the rows or are missing, each with the items that it should have. */
export function wrongParts(stored: readonly StoredPart[], rows: RowsByKind): WrongPart[] {
  const found = new Map(stored.map((part) => [nameOf(part), part]));
  const due = partsAgain(rows);
  return [...new Set([...found.keys(), ...due.keys()])].flatMap((name) => {
    const [is, should] = [found.get(name), due.get(name)];
    const part = is ?? should;
    const items = should?.items ?? [];
    const differences = differencesIn(name, is?.items ?? [], items);
    return part && differences.length > 0 ? [{ ...part, items, revision: is?.revision, differences }] : [];
  });
}

/** Returns a sentence for each item in which a list differs from the rows. */
export const listDifferences = (rows: RowsByKind): string[] =>
  wrongParts(storedParts(rows), rows).flatMap(({ differences }) => differences);
