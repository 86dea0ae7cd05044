import { averageOf } from '#shared/domain/people/reputation.ts';
import { type Responses, responsesOf } from '#shared/domain/people/response.ts';
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

/** Also how soon and how reliably somebody answers. */
export type Standing = Reputation & Responses;

export const standingView = (row: ReputationRow | null | undefined): Standing => ({
  ...reputationView(row),
  ...responsesOf(row ?? {}),
});
