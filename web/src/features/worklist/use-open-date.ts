import { useState } from 'react';
import { keyOf } from './row-acts.tsx';
import type { WorkRowView } from './work-facts.tsx';

/** Returns the key of the row whose date is open, and a function that opens or closes one. Only one row at a time is open. */
export function useOpenDate(rows: readonly WorkRowView[] | undefined) {
  const [opened, setOpened] = useState<string | null>(null);
  if (opened !== null && rows && !rows.some((row) => keyOf(row) === opened)) setOpened(null);
  return {
    openDate: opened,
    setDate: (row: WorkRowView, isOpen: boolean) => setOpened(isOpen ? keyOf(row) : null),
  };
}
