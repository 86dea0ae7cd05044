import { epochSeconds } from './epoch-seconds.ts';

/** A limit counts calls in windows of fixed length, which start at the same time for everyone. Times are in seconds. */
export interface FixedWindow {
  /** Identifies the window among all windows of this length. */
  window: string;
  /** When the window ends and its count expires. */
  end: number;
  /** How long a caller who has used up the limit must wait. */
  left: number;
}

export function windowAt(now: Date, lengthSeconds: number): FixedWindow {
  const seconds = epochSeconds(now);
  const index = Math.floor(seconds / lengthSeconds);
  const end = (index + 1) * lengthSeconds;
  return { window: String(index), end, left: Math.max(1, end - seconds) };
}
