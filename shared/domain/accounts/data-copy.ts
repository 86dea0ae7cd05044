/** The copy of a user's data: the time for which we store it, and its state at a given time. */

const hour = 3_600_000;

/** The time for which a user can download a copy once it is ready. */
export const copyKeptMs = 24 * hour;
/** A copy without a new part for this long counts as failed, and its owner may request another. */
export const copyStalledMs = hour;

export const copyStates = ['none', 'preparing', 'ready', 'failed'] as const;
export type CopyState = (typeof copyStates)[number];

interface CopyTimes {
  progressAt: string;
  expiresAt: string;
  readyAt?: string | undefined;
}

/** Returns the state of a copy. An expired copy counts as none, even if the server has not removed it yet. */
export function copyStateOf(copy: CopyTimes | null, now: Date): CopyState {
  if (!copy || Date.parse(copy.expiresAt) <= now.getTime()) return 'none';
  if (copy.readyAt !== undefined) return 'ready';
  return Date.parse(copy.progressAt) + copyStalledMs > now.getTime() ? 'preparing' : 'failed';
}
