import { useEffect, useRef } from 'react';

/** The attribute of the first button of each row, which takes the focus when the row before it has disappeared. */
export const rowAction = 'data-row-action';

interface NextFocus<Row> {
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** Whether the action of the row is still open. */
  isBusy: boolean;
  /** The selector of the element that takes the focus when no button is left. */
  end: string;
}

/**
 * Moves the focus when the row of the last action has disappeared: to the button of the next row, or to the end of the list.
 * Returns a function that remembers the row of an action.
 */
export function useNextFocus<Row>({ rows, keyOf, isBusy, end }: NextFocus<Row>): (row: Row) => void {
  const acted = useRef<{ key: string; index: number } | null>(null);
  useEffect(() => {
    if (!acted.current || isBusy || !rows) return;
    const { key, index } = acted.current;
    // The page reads the rows again before the action ends, so a row that is still listed is not done.
    acted.current = null;
    if (rows.some((row) => keyOf(row) === key)) return;
    const buttons = document.querySelectorAll<HTMLElement>(`[${rowAction}]`);
    (buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>(end))?.focus();
  }, [rows, keyOf, isBusy, end]);
  return (row) => {
    acted.current = { key: keyOf(row), index: rows?.findIndex((each) => keyOf(each) === keyOf(row)) ?? 0 };
  };
}
