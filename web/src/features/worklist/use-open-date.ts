import { useState } from 'react';
import { keyOf } from './row-acts.tsx';
import type { WorkRowView } from './work-facts.tsx';

/** The row whose date is open, one at a time. A row that has left the list has none. */
export function useOpenDate(rows: readonly WorkRowView[] | undefined) {
  const [opened, setOpened] = useState<string | null>(null);
  if (opened !== null && rows && !rows.some((row) => keyOf(row) === opened)) setOpened(null);
  return {
    openDate: opened,
    setDate: (row: WorkRowView, isOpen: boolean) => setOpened(isOpen ? keyOf(row) : null),
  };
}
