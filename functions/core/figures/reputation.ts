import { averageOf } from '#shared/domain/reputation.ts';
import type { ReputationRow } from '../../data/rows.ts';

/** What others said of a person and how much work they have done, as people see it. */
export interface Reputation {
  averageRating: number | null;
  reviewCount: number;
  completedJobs: number;
}

/** Nobody has a row before the first review or completed job. */
export const reputationView = (row: ReputationRow | null | undefined): Reputation => {
  const { sixths = 0, reviewCount = 0, completedJobs = 0 } = row ?? {};
  return { averageRating: averageOf(sixths, reviewCount), reviewCount, completedJobs };
};
