import type { Role, StoredJobStatus } from './job.ts';
import { isTerminal } from './job-states.ts';
import { transitions } from './lifecycle-table.ts';

/** Decides what happens to a user's jobs when they delete their account. */

/**
 * - `deleted`: no installer has ever had the job, so it is deleted like any job of its owner
 * - `cancelled`: no installer has it now, but one has had it or an administrator has moved it, so it is cancelled and kept on record
 * - `blocks`: an installer or its owner counts on its work or its payment, so it must end first
 * - `kept`: it is over. Its record is kept, without personal data.
 */
export type Closing = 'deleted' | 'cancelled' | 'blocks' | 'kept';

export interface ClosingJob {
  status: StoredJobStatus;
  isAssigned: boolean;
  wasAwarded: boolean;
}

const deletable: readonly string[] = transitions.delete.from;

export function closingOf(role: Role, { status, isAssigned, wasAwarded }: ClosingJob): Closing {
  if (status === 'paid' || isTerminal(status)) return 'kept';
  if (role === 'installer' || isAssigned) return 'blocks';
  return deletable.includes(status) && !wasAwarded ? 'deleted' : 'cancelled';
}

/** The tabs of the dashboard whose jobs are under way. */
export const tabsUnderWay = ['accepted', 'booked', 'completed'] as const;
/** The tabs of the dashboard whose jobs end with the account: they are deleted or cancelled. */
export const tabsDeleted = ['draft', 'posted'] as const;

/** Replaces a company's name once its account is deleted. */
export const formerNames: Record<Role, string> = { retailer: 'Former retailer', installer: 'Former installer' };
