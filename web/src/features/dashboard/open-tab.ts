import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import type { WorkCounts } from '../../components/worklist/use-worklist.ts';
import { workWords } from '../../components/worklist/work-words.ts';
import type { Readable } from '../../lib/server/readable.ts';

type Counted<Data> = Readable<Data> & {
  /** After the person has changed something. */
  isStale: boolean;
};

interface Opening<T extends DashboardTab> {
  tabs: readonly T[];
  stats: Counted<{ tabs: Partial<Record<T, number>> }>;
  work: Counted<{ counts: WorkCounts }>;
  /** Where there could be something, if nothing waits. The last one opens if all are empty. */
  otherwise: readonly [...T[], T];
}

/** The counts from before a change would open a list that the change has emptied. */
const isComing = ({ data, error, isStale, isFetching }: Counted<unknown>): boolean =>
  data === undefined ? error === null : isStale && isFetching;

/** The tab where something is to be done. Undefined until the counts say where. */
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
