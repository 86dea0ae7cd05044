import type { Counts } from '../../data/figures/tab-counts-writes.ts';
import type { ApplicationRow, InviteRow } from '../../data/rows.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';

/** The mark of an award on all other proposals. An unassignment reopens the proposals with this mark. */

/** Removes the mark, so that no later award or unassignment opens or closes this proposal. */
export const decided = <R extends ApplicationRow | InviteRow>({ closedByAward: _closed, ...row }: R) => row;

/** An invitation closed by an award has already left the tab, even if it is answered before it reopens. */
export const answeredCounts = ({ installerId, closedByAward }: InviteRow): Map<string, Counts> =>
  new Map(closedByAward ? [] : [[installerId, noLongerOffered]]);
