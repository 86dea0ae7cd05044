import type { Counts } from '../../data/figures/tab-counts-writes.ts';
import type { ApplicationRow, InviteRow } from '../../data/rows.ts';
import { noLongerOffered } from '../figures/tab-counts.ts';

/**
 * After an award, a follow-up sets the mark `closedByAward` on all other open proposals. After an unassignment, a follow-up
 * reopens the proposals with this mark.
 */

/** Returns the proposal without the mark, so that no unassignment reopens it. */
export const decided = <R extends ApplicationRow | InviteRow>({ closedByAward: _closed, ...row }: R) => row;

/**
 * Returns the changes of the installer's tab counts after an answer to the invitation. An invitation that an award closed has
 * already left the tab.
 */
export const answeredCounts = ({ installerId, closedByAward }: InviteRow): Map<string, Counts> =>
  new Map(closedByAward ? [] : [[installerId, noLongerOffered]]);
