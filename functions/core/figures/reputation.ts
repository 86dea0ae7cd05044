import { averageOf } from '#shared/domain/people/reputation.ts';
import { type Responses, responsesOf } from '#shared/domain/people/response.ts';
import type { ReputationRow } from '../../data/rows.ts';

/** The ratings and completed jobs of a company, as other users see them. */
export interface Reputation {
  averageRating: number | null;
  reviewCount: number;
  completedJobs: number;
}

/** Returns the reputation from its row. There is no row before the first review or completed job, so the counts are then 0. */
export const reputationView = (row: ReputationRow | null | undefined): Reputation => {
  const { sixths = 0, reviewCount = 0, completedJobs = 0 } = row ?? {};
  return { averageRating: averageOf(sixths, reviewCount), reviewCount, completedJobs };
};

/** A company's reputation, with how soon and how reliably it answers. */
export type Standing = Reputation & Responses;

export const standingView = (row: ReputationRow | null | undefined): Standing => ({
  ...reputationView(row),
  ...responsesOf(row ?? {}),
});
