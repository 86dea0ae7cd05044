import type { Role, StoredJobStatus } from './job.ts';
import { isTerminal } from './job-states.ts';
import { transitions } from './lifecycle-table.ts';

/** Decides what happens to a user's jobs when they delete their account. */

/**
 * The effect of deleting an account on one of its jobs.
 * - `deleted`: no installer has ever had the job, so the job is deleted
 * - `cancelled`: the job has no installer now, but had one, or an administrator set a later status. Its record is kept
 * - `blocks`: an installer has the job, or the account is that installer's, so the job must end before the account is deleted
 * - `kept`: the job is over, so its record is kept without personal data
 */
export type Closing = 'deleted' | 'cancelled' | 'blocks' | 'kept';

export interface ClosingJob {
  status: StoredJobStatus;
  isAssigned: boolean;
  wasAwarded: boolean;
}

const deletable: readonly string[] = transitions.delete.from;

/** Returns the effect of deleting an account of this role on one of its jobs. */
export function closingOf(role: Role, { status, isAssigned, wasAwarded }: ClosingJob): Closing {
  if (status === 'paid' || isTerminal(status)) return 'kept';
  if (role === 'installer' || isAssigned) return 'blocks';
  return deletable.includes(status) && !wasAwarded ? 'deleted' : 'cancelled';
}

/** The tabs of the dashboard whose jobs are under way. */
export const tabsUnderWay = ['accepted', 'booked', 'completed'] as const;
/** The tabs of the dashboard whose jobs are deleted or cancelled with the account. */
export const tabsDeleted = ['draft', 'posted'] as const;

/** Replaces a company's name once its account is deleted. */
export const formerNames: Record<Role, string> = { retailer: 'Former retailer', installer: 'Former installer' };
