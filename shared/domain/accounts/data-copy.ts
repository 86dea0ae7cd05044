/** The copy of somebody's data: how long there is one, and what it is at a moment. */

const hour = 3_600_000;

/** It can be downloaded for as long after it is ready. */
export const copyKeptMs = 24 * hour;
/** If nothing has been added for as long, people read that it failed and may ask for another. */
export const copyStalledMs = hour;

export const copyStates = ['none', 'preparing', 'ready', 'failed'] as const;
export type CopyState = (typeof copyStates)[number];

interface CopyTimes {
  progressAt: string;
  expiresAt: string;
  readyAt?: string | undefined;
}

/** One that has expired looks as if there had never been one, however late it is removed. */
export function copyStateOf(copy: CopyTimes | null, now: Date): CopyState {
  if (!copy || Date.parse(copy.expiresAt) <= now.getTime()) return 'none';
  if (copy.readyAt !== undefined) return 'ready';
  return Date.parse(copy.progressAt) + copyStalledMs > now.getTime() ? 'preparing' : 'failed';
}
