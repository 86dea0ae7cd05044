/**
 * The state of a link from a list of jobs to the page of one job. With this state, the page does not immediately ask a visitor to
 * sign in.
 */
export interface ReadingState {
  isReading: true;
  /** "12 km from Newcastle NSW 2300", if the list knows a place to measure from. */
  distance: string | null;
}

export const readingState = (distance: string | null): ReadingState => ({ isReading: true, distance });

/** Returns the `ReadingState` of an entry of the history, or null if the entry has none. */
export function readReading(state: unknown): ReadingState | null {
  const { isReading, distance } = (state ?? {}) as { isReading?: unknown; distance?: unknown };
  return isReading === true ? readingState(typeof distance === 'string' ? distance : null) : null;
}
