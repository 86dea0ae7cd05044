import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { installerTabs, retailerTabs } from '#shared/domain/jobs/lifecycle.ts';
import { findOwnReputation } from '../../data/figures/reputation-queries.ts';
import { findOwnTabCounts } from '../../data/figures/tab-counts-queries.ts';
import { reputationView } from './reputation.ts';

/** Returns the numbers of one user's dashboard from two rows, which every change keeps exact. Reads both in parallel. */
async function readNumbers(userId: string) {
  const [counts, reputation] = await Promise.all([findOwnTabCounts(userId), findOwnReputation(userId)]);
  const { averageRating, reviewCount } = reputationView(reputation);
  return { counts, averageRating, reviewCount };
}

const tabsFrom = <T extends string>(
  names: readonly T[],
  counts: Partial<Record<T, number>> | null,
): Record<T, number> => Object.fromEntries(names.map((name) => [name, counts?.[name] ?? 0])) as Record<T, number>;

export async function retailerStats(userId: string): Promise<AnswerOf<Routes['getRetailerStats']>> {
  const { counts, averageRating, reviewCount } = await readNumbers(userId);
  return {
    averageRating,
    reviewCount,
    tabs: tabsFrom(retailerTabs, counts),
    applicationsPending: counts?.applicationsPending ?? 0,
  };
}

export async function installerStats(userId: string): Promise<AnswerOf<Routes['getInstallerStats']>> {
  const { counts, averageRating, reviewCount } = await readNumbers(userId);
  return { averageRating, reviewCount, tabs: tabsFrom(installerTabs, counts) };
}
