import { useEffect, useState } from 'react';
import { isPressOf } from '../../lib/shortcuts.ts';
import { isDialogOpen, takesSingleKey } from '../../lib/single-keys.ts';

const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null;

/** Focuses the link of a row, so that Enter opens it and a screen reader reads it. A row without a link has the focus itself. */
function focusRow(at: number): void {
  const row = document.querySelectorAll<HTMLElement>('[data-row]')[at];
  const target = row?.querySelector<HTMLElement>('a:not([target])') ?? row;
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** The row of a table that the preview beside it shows. J and K go through the rows, Enter opens one, Escape closes the preview. */
export function useRowPreview<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [key, setKey] = useState<string | null>(null);
  const at = key === null ? -1 : rows.findIndex((row) => keyOf(row) === key);
  const choose = (next: number) => {
    const row = rows[next];
    if (row === undefined) return;
    setKey(keyOf(row));
    focusRow(next);
  };
  const close = () => {
    // The focused button may be in the preview, which goes away.
    if (at >= 0) focusRow(at);
    setKey(null);
  };
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen() || isInMenu(event.target)) return;
    if (isPressOf('closeRow', event)) close();
    else if (!takesSingleKey(event)) return;
    else if (isPressOf('nextRow', event)) choose(at + 1);
    else if (isPressOf('previousRow', event)) choose(at < 0 ? rows.length - 1 : at - 1);
  };
  // Every render has another listener, which knows its rows.
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
