import { useState } from 'react';

/** The parts of a paged list that a queue uses. */
interface QueuedList {
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/**
 * The record whose dialog is open, and the next one in the list, or null after the last. Opening the last loaded record also loads
 * the next page, so that there is a next one.
 */
export function useQueue<Row extends { id: string }>(rows: readonly Row[], list: QueuedList) {
  const [opened, setOpened] = useState<Row | null>(null);
  const at = rows.findIndex(({ id }) => id === opened?.id);
  const next = at < 0 ? null : (rows[at + 1] ?? null);
  const open = (row: Row | null) => {
    setOpened(row);
    if (row && row.id === rows.at(-1)?.id && list.hasNextPage) void list.fetchNextPage();
  };
  return { opened, open, goOn: () => open(next), skip: next ? () => open(next) : undefined };
}
