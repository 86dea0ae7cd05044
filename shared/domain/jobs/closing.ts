import type { Role, StoredJobStatus } from './job.ts';
import { isTerminal } from './job-states.ts';
import { transitions } from './lifecycle-table.ts';

/** What becomes of somebody's jobs when they delete their account. */

/**
 * - `deleted`: nobody has the job yet, so it goes like any job that its owner deletes
 * - `blocks`: somebody counts on its work or its money, so it has to be brought to an end first
 * - `kept`: it is over. Its record stays, without what is personal.
 */
export type Closing = 'deleted' | 'blocks' | 'kept';

const deletable: readonly string[] = transitions.delete.from;

export function closingOf(role: Role, status: StoredJobStatus): Closing {
  if (role === 'retailer' && deletable.includes(status)) return 'deleted';
  return status === 'paid' || isTerminal(status) ? 'kept' : 'blocks';
}

/** The tabs of the dashboard whose jobs are under way. */
export const tabsUnderWay = ['accepted', 'booked', 'completed'] as const;
/** The tabs of the dashboard whose jobs go with the account. */
export const tabsDeleted = ['draft', 'posted'] as const;

/** In the place of a company's name, once its account is deleted. */
export const formerNames: Record<Role, string> = { retailer: 'Former retailer', installer: 'Former installer' };
