/** The copy of a user's data: how long it is kept, and its state at a moment. */

const hour = 3_600_000;

/** How long a copy can be downloaded once it is ready. */
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

/** Returns the state of a copy. An expired one looks as if it had never existed, however late it is removed. */
export function copyStateOf(copy: CopyTimes | null, now: Date): CopyState {
  if (!copy || Date.parse(copy.expiresAt) <= now.getTime()) return 'none';
  if (copy.readyAt !== undefined) return 'ready';
  return Date.parse(copy.progressAt) + copyStalledMs > now.getTime() ? 'preparing' : 'failed';
}
