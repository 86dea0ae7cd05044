import { useEffect, useRef } from 'react';
import type { WorkRowView } from './work-facts.tsx';
import { keyOf, workAction } from './work-row.tsx';

/**
 * Moves the focus on when the row that the person acted on has gone: to the button of the row that took its place, or to the
 * text that says that all is done. Returns what remembers the row.
 */
export function useNextFocus(rows: readonly WorkRowView[] | undefined, isBusy: boolean): (row: WorkRowView) => void {
  const acted = useRef<{ key: string; index: number } | null>(null);
  useEffect(() => {
    if (!acted.current || isBusy || !rows) return;
    const { key, index } = acted.current;
    // The rows have been read again before the dialog goes, so one that is still there has not been done.
    acted.current = null;
    if (rows.some((row) => keyOf(row) === key)) return;
    const buttons = document.querySelectorAll<HTMLElement>(`[${workAction}]`);
    (buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('#all-clear'))?.focus();
  }, [rows, isBusy]);
  return (row) => {
    acted.current = { key: keyOf(row), index: rows?.findIndex((each) => keyOf(each) === keyOf(row)) ?? 0 };
  };
}
