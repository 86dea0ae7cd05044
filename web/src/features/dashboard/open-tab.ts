import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import type { WorkCounts } from '../../components/worklist/use-worklist.ts';
import { workWords } from '../../components/worklist/work-words.ts';
import type { Readable } from '../../lib/server/readable.ts';

type Counted<Data> = Readable<Data> & {
  /** Whether the counts are older than the person's last change. */
  isStale: boolean;
};

/** The tabs of a dashboard, and those that can open first. */
export interface Choice<T extends DashboardTab> {
  tabs: readonly T[];
  /** If no step waits for the person, the first of these tabs with a job opens. If all are empty, the last one opens. */
  otherwise: readonly [...T[], T];
}

interface Opening<T extends DashboardTab> extends Choice<T> {
  stats: Counted<{ tabs: Partial<Record<T, number>> }>;
  work: Counted<{ counts: WorkCounts }>;
}

/** Tells whether current counts will still arrive. Counts from before a change could open a list that the change has emptied. */
const isComing = ({ data, error, isStale, isFetching }: Counted<unknown>): boolean =>
  data === undefined ? error === null : isStale && isFetching;

/** Returns the tab of the first kind of step that waits, or else a tab from `otherwise`. Undefined until the counts are known. */
export function openingTab<T extends DashboardTab>({ tabs, stats, work, otherwise }: Opening<T>): T | undefined {
  if (isComing(stats) || isComing(work)) return undefined;
  const waiting = work.data?.counts.find(({ count }) => count > 0);
  return (
    tabs.find((tab) => waiting && tab === workWords[waiting.kind].tab) ??
    otherwise.find((tab) => (stats.data?.tabs[tab] ?? 0) > 0) ??
    otherwise.at(-1)
  );
}

/**
 * Returns the open tab, and a function that opens another one. The URL contains the tab, so that links and the Back button return
 * to it. If the URL has no tab, `opening` is written into it once, so that a later count does not switch the tab.
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
