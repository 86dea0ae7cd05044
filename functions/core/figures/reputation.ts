import { averageOf } from '#shared/domain/reputation.ts';
import type { ReputationRow } from '../../data/rows.ts';

/** A person's ratings and completed jobs, as people see them. */
export interface Reputation {
  averageRating: number | null;
  reviewCount: number;
  completedJobs: number;
}

/** There is no row before the first review or completed job. */
export const reputationView = (row: ReputationRow | null | undefined): Reputation => {
  const { sixths = 0, reviewCount = 0, completedJobs = 0 } = row ?? {};
  return { averageRating: averageOf(sixths, reviewCount), reviewCount, completedJobs };
};
