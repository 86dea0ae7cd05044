import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import type { Readable } from '../../lib/server/readable.ts';
import type { AttentionItem } from './attention.tsx';

interface Opening<T extends DashboardTab> {
  /** Stale after the person has changed something. */
  stats: Readable<{ tabs: Partial<Record<T, number>> }> & { isStale: boolean };
  attention: readonly AttentionItem<T>[] | undefined;
  /** Where there could be something, if nothing needs attention. The last one opens if all are empty. */
  otherwise: readonly [...T[], T];
}

/** The tab where something is to be done. Undefined until the counts say where. */
export function openingTab<T extends DashboardTab>({ stats, attention, otherwise }: Opening<T>): T | undefined {
  const usual = otherwise.at(-1);
  if (!stats.data) return stats.error ? usual : undefined;
  // The counts from before a change would open a list that the change has emptied.
  if (stats.isStale && stats.isFetching) return undefined;
  const { tabs } = stats.data;
  const waiting = attention?.find(({ count }) => count > 0);
  return waiting?.tab ?? otherwise.find((tab) => (tabs[tab] ?? 0) > 0) ?? usual;
}

/**
 * The open tab is part of the address, so that links and the back button return to it. An address without one gets `opening`,
 * once, so that a count that changes later does not change the list under the reader.
 */
export function useOpenTab<T extends DashboardTab>(
  tabs: readonly T[],
  opening: T | undefined,
): [T | undefined, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((each) => each === search.get('tab'));
  const open = (next: string, replace = false) =>
    setSearch(
      (before) => {
        before.set('tab', next);
        before.delete('only');
        return before;
      },
      { replace },
    );
  const missing = tab === undefined ? opening : undefined;
  useEffect(() => {
    if (missing !== undefined) open(missing, true);
  });
  return [tab, (next) => open(next)];
}
