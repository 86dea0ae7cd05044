import { useEffect, useState } from 'react';
import { isPressOf } from '../../lib/shortcuts.ts';
import { isDialogOpen, takesSingleKey } from '../../lib/single-keys.ts';

const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null;

const isInRow = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-row]') !== null && target.closest('input') === null;

/**
 * Returns whether the table handles this key. Arrow keys work in a row, even if single-key shortcuts are off. Elsewhere they
 * scroll the page.
 */
const takesKey = (event: KeyboardEvent): boolean =>
  event.key.startsWith('Arrow') ? isInRow(event.target) : takesSingleKey(event);

/**
 * Focuses the link of a row, so that Enter opens it and a screen reader reads it. If the row has no link, the row gets the focus.
 */
function focusRow(at: number): void {
  const row = document.querySelectorAll<HTMLElement>('[data-row]')[at];
  const target = row?.querySelector<HTMLElement>('a:not([target])') ?? row;
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Returns the position of the focused row, or -1. */
const focusedRow = (): number =>
  [...document.querySelectorAll('[data-row]')].findIndex((row) => row.contains(document.activeElement));

/**
 * Returns the row that the preview beside a table shows, and functions that choose a row and close the preview. J, K and the
 * arrow keys move through the rows, Enter opens one, and Escape closes the preview.
 */
export function useRowPreview<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [key, setKey] = useState<string | null>(null);
  const at = key === null ? -1 : rows.findIndex((row) => keyOf(row) === key);
  const choose = (next: number) => {
    const row = rows[next];
    if (row === undefined) return;
    setKey(keyOf(row));
    focusRow(next);
  };
  const step = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    const from = at < 0 ? focusedRow() : at;
    choose(from < 0 && by < 0 ? rows.length - 1 : from + by);
  };
  const close = () => {
    // Moves the focus to the row. The preview is about to close, and may contain the focused button.
    if (at >= 0) focusRow(at);
    setKey(null);
  };
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen() || isInMenu(event.target)) return;
    if (isPressOf('closeRow', event)) close();
    else if (!takesKey(event)) return;
    else if (isPressOf('nextRow', event)) step(event, 1);
    else if (isPressOf('previousRow', event)) step(event, -1);
  };
  // Each render replaces the listener, so that it knows the current rows.
  useEffect(() => {
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
  return {
    row: at < 0 ? null : (rows[at] ?? null),
    table: {
      chosen: at < 0 ? null : key,
      onChoose: (chosen: string) => choose(rows.findIndex((row) => keyOf(row) === chosen)),
    },
    close,
  };
}
