/** Orders a list so that no company fills the first page alone. */

/** The number of entries of one company that may follow each other while another company has any left. */
export const mostInARow = 2;

export interface Ranked {
  /** The group of the entry. Companies only take turns within a group. */
  group: number;
  company: number;
}

/** The end of a page, from which the next page continues even if entries were added or removed. */
export interface Turn<R> {
  /** The returned entry that is farthest down the sorted list. */
  lead: R;
  /** The last returned entry of a company that had to wait, or null. The company's skipped entries are after this one. */
  late: R | null;
  last: R;
  /** The number of entries in a row at the end of the page that have the company of `last`. */
  inARow: number;
}

/**
 * Returns the next page of a sorted list. A company with two entries in a row waits for an entry of another company, and then
 * continues. Once the other companies have none left, its remaining entries follow, so no entry is left out.
 */
export function takeTurns<R extends Ranked>(
  sorted: readonly R[],
  compare: (a: R, b: R) => number,
  limit: number,
  after: Turn<R> | null,
): { page: R[]; next: Turn<R> | null } {
  const isLeft = (each: R): boolean => {
    if (after === null || compare(after.lead, each) < 0) return true;
    const { late } = after;
    return late !== null && late.company === each.company && compare(late, each) < 0;
  };
  const left = sorted.filter(isLeft);
  const page: R[] = [];
  let turn = after;
  while (page.length < limit) {
    const [first] = left;
    if (first === undefined) return { page, next: null };
    const at = Math.max(left.findIndex(mayFollow(turn, first)), 0);
    const [next = first] = left.splice(at, 1);
    turn = turnAfter(turn, next, at > 0, compare);
    page.push(next);
  }
  return { page, next: left.length > 0 ? turn : null };
}

const mayFollow =
  <R extends Ranked>(turn: Turn<R> | null, first: R) =>
  ({ group, company }: R): boolean =>
    group === first.group && (turn === null || turn.last.company !== company || turn.inARow < mostInARow);

function turnAfter<R extends Ranked>(
  before: Turn<R> | null,
  next: R,
  hasSkipped: boolean,
  compare: (a: R, b: R) => number,
): Turn<R> {
  if (before === null) return { lead: next, late: null, last: next, inARow: 1 };
  const inARow = before.last.company === next.company ? before.inARow + 1 : 1;
  if (compare(next, before.lead) < 0) return { lead: before.lead, late: next, last: next, inARow };
  // Only the company of the last entry is ever skipped.
  return { lead: next, late: hasSkipped ? before.last : null, last: next, inARow };
}
