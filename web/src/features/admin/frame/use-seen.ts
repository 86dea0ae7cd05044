import { useEffect, useRef } from 'react';

type Values = Readonly<Record<string, unknown>>;

/**
 * What the person has seen of a record: what it was when they opened it, and after a refusal, which says what has changed
 * meanwhile, what it is now.
 */
export function useSeen(now: Values): { last: () => Values; lookAgain: () => void } {
  const atOpening = useRef(now);
  const latest = useRef(now);
  const isWarned = useRef(false);
  useEffect(() => {
    latest.current = now;
  }, [now]);
  return {
    last: () => (isWarned.current ? latest.current : atOpening.current),
    lookAgain: () => {
      isWarned.current = true;
    },
  };
}
