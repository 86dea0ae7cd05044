import { useEffect, useRef } from 'react';
import { keyOf, workAction } from './row-acts.tsx';
import type { WorkRowView } from './work-facts.tsx';

/**
 * Moves the focus when the row of the last action has disappeared: to the button of the next row, or to the text of the empty
 * list. Returns a function that remembers the row of an action.
 */
export function useNextFocus(rows: readonly WorkRowView[] | undefined, isBusy: boolean): (row: WorkRowView) => void {
  const acted = useRef<{ key: string; index: number } | null>(null);
  useEffect(() => {
    if (!acted.current || isBusy || !rows) return;
    const { key, index } = acted.current;
    // The page reads the rows again before the dialog closes, so a row that is still listed is not done.
    acted.current = null;
    if (rows.some((row) => keyOf(row) === key)) return;
    const buttons = document.querySelectorAll<HTMLElement>(`[${workAction}]`);
    (buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('#all-clear'))?.focus();
  }, [rows, isBusy]);
  return (row) => {
    acted.current = { key: keyOf(row), index: rows?.findIndex((each) => keyOf(each) === keyOf(row)) ?? 0 };
  };
}
