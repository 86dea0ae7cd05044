import type { Counts } from '../../data/figures/tab-counts-writes.ts';
import type { ApplicationRow, InviteRow } from '../../data/rows.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';

/** The mark that an award leaves on everybody else's proposals: an unassignment opens again what carries it. */

/** From here on a proposal stands for itself: no later award or unassignment opens or closes it. */
export const decided = <R extends ApplicationRow | InviteRow>({ closedByAward: _closed, ...row }: R) => row;

/** An invitation that an award has closed has left the tab already, even when it is answered before it opens again. */
export const answeredCounts = ({ installerId, closedByAward }: InviteRow): Map<string, Counts> =>
  new Map(closedByAward ? [] : [[installerId, noLongerOffered]]);
