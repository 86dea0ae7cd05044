import type { DashboardTab } from '#shared/domain/jobs/lifecycle.ts';
import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

export type CountName = DashboardTab | 'applicationsPending';
export type Counts = Partial<Record<CountName, number>>;

/** The counts that cannot grow for a deleted account. Its other counts can, because its finished jobs still move between tabs. */
const fresh: readonly CountName[] = ['draft', 'posted', 'offered', 'accepted', 'applicationsPending'];
/** The name of the write that fails if it would add a new job or application to a deleted account. */
export const openAccountWrite = 'open account';

/**
 * Changes the numbers of one user's dashboard by the given amounts. A write that adds new jobs is named `openAccountWrite`, and
 * fails if the account is deleted.
 */
export const addCounts = (userId: string, by: Counts): NamedWrite => {
  const isFresh = fresh.some((name) => (by[name] ?? 0) > 0);
  return write(isFresh ? openAccountWrite : 'counts', (entities) => {
    const change = entities.tabCounts.update({ userId }).add(by);
    return isFresh ? change.where(({ closedAt }, { notExists }) => notExists(closedAt)).commit() : change.commit();
  });
};
