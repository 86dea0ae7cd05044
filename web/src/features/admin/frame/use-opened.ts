import { useState } from 'react';

/**
 * The record whose dialog is open. The dialog stays when the list changes behind it, for example because a search takes effect
 * that no longer finds the record.
 */
export function useOpened<Row extends { id: string }, To extends string>(rows: readonly Row[]) {
  const [opened, setOpened] = useState<{ row: Row; to: To } | null>(null);
  return {
    opened: opened && { ...opened, row: rows.find(({ id }) => id === opened.row.id) ?? opened.row },
    open: (row: Row, to: To) => setOpened({ row, to }),
    close: () => setOpened(null),
  };
}
