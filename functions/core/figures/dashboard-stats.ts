import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { type InstallerTab, installerTabs, isUnderInstallerTab, retailerTabs } from '#shared/domain/jobs/lifecycle.ts';
import { findOwnReputation } from '../../data/figures/reputation-queries.ts';
import { findOwnTabCounts } from '../../data/figures/tab-counts-queries.ts';
import type { Actor } from '../actor.ts';
import { readVisibleJobs, seesEveryJob } from '../visible-jobs.ts';
import { reputationView } from './reputation.ts';

/**
 * Returns the numbers of one user's dashboard. Reads them from two rows of running totals, so that no request has to count
 * jobs.
 */
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

/** Counts the jobs of each tab for a person who only sees the jobs they are on. */
async function countVisibleJobs(actor: Actor): Promise<Record<InstallerTab, number>> {
  const jobs = await readVisibleJobs(actor);
  const countIn = (tab: InstallerTab) => jobs.filter(({ status }) => isUnderInstallerTab(tab, status)).length;
  return tabsFrom(installerTabs, Object.fromEntries(installerTabs.map((tab) => [tab, countIn(tab)])));
}

export async function installerStats(actor: Actor): Promise<AnswerOf<Routes['getInstallerStats']>> {
  const [{ counts, averageRating, reviewCount }, ofTeam] = await Promise.all([
    readNumbers(actor.userId),
    seesEveryJob(actor) ? null : countVisibleJobs(actor),
  ]);
  return { averageRating, reviewCount, tabs: ofTeam ?? tabsFrom(installerTabs, counts) };
}
