import { useEffect, useState } from 'react';

const pauseMilliseconds = 250;

/** Returns the typed text once the person has paused for 250 ms. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
