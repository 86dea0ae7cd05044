import type { DashboardTab } from '#shared/domain/lifecycle.ts';
import { type NamedWrite, write } from '../commit.ts';

export type CountName = DashboardTab | 'applicationsPending';
export type Counts = Partial<Record<CountName, number>>;

/** Moves the numbers of one person's dashboard by so many each. */
export const addCounts = (userId: string, by: Counts): NamedWrite =>
  write('counts', (entities) => entities.tabCounts.update({ userId }).add(by).commit());
