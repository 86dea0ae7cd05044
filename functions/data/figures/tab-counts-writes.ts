import type { DashboardTab } from '#shared/domain/lifecycle.ts';
import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

export type CountName = DashboardTab | 'applicationsPending';
export type Counts = Partial<Record<CountName, number>>;

/** Changes the numbers on one person's dashboard by the given amounts. */
export const addCounts = (userId: string, by: Counts): NamedWrite =>
  write('counts', (entities) => entities.tabCounts.update({ userId }).add(by).commit());
