import { epochSeconds } from './epoch-seconds.ts';

/** A limit counts in windows of fixed length that begin at the same moments for everybody. Times in seconds. */
export interface FixedWindow {
  /** Names the window among all of this length. */
  window: string;
  /** When it ends, and with it its count. */
  end: number;
  /** How long whoever has used it up has to wait. */
  left: number;
}

export function windowAt(now: Date, lengthSeconds: number): FixedWindow {
  const seconds = epochSeconds(now);
  const index = Math.floor(seconds / lengthSeconds);
  const end = (index + 1) * lengthSeconds;
  return { window: String(index), end, left: Math.max(1, end - seconds) };
}
