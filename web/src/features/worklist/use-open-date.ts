import { useState } from 'react';
import { keyOf } from './row-acts.tsx';
import type { WorkRowView } from './work-facts.tsx';

/**
 * Returns the key of the row whose date form is open, and a function that opens or closes a form. Only one form is open at a
 * time.
 */
export function useOpenDate(rows: readonly WorkRowView[] | undefined) {
  const [opened, setOpened] = useState<string | null>(null);
  if (opened !== null && rows && !rows.some((row) => keyOf(row) === opened)) setOpened(null);
  return {
    openDate: opened,
    setDate: (row: WorkRowView, isOpen: boolean) => setOpened(isOpen ? keyOf(row) : null),
  };
}
