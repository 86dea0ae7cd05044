import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { findPublicStats } from '../../data/figures/public-stats-queries.ts';

type LandingStats = AnswerOf<Routes['getLandingStats']>;

const atLeastZero = (count: number | undefined): number => Math.max(0, count ?? 0);

/**
 * Returns the public figures. The outbox consumer adds them up in one row. Effects may arrive out of order, so a sum can be
 * below 0 for a moment. The answer then has 0.
 */
export async function getLandingStats(): Promise<LandingStats> {
  const stats = await findPublicStats();
  return {
    availableJobs: atLeastZero(stats?.availableJobs),
    activeInstallers: atLeastZero(stats?.activeInstallers),
    completedJobs: atLeastZero(stats?.completedJobs),
  };
}
