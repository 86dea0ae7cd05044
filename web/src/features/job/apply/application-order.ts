import type { CallAnswer } from '#shared/api/client.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';
import { compareByRank, type Rank, rankByFit, rankByRating } from '#shared/domain/search/best-fit.ts';

export type Application = CallAnswer<'listJobApplications'>['applications'][number];

/** The orders in which a retailer can read the applications. */
export const applicationOrders = {
  fit: 'Best fit',
  rating: 'Best rating',
  soonest: 'Shortest lead time',
  newest: 'Newest',
} as const;
export type ApplicationOrder = keyof typeof applicationOrders;

type RankOf = (application: Application) => Rank;

const newest: RankOf = ({ createdAt }) => [Date.parse(createdAt)];

const ranks: Record<ApplicationOrder, RankOf> = {
  fit: rankByFit,
  rating: rankByRating,
  soonest: ({ leadTimeDays }) => [-leadTimeDays],
  newest,
};

/** Sorts applications. In every order, those that wait for an answer come before those that have one. */
export function inOrder(applications: readonly Application[], order: ApplicationOrder): Application[] {
  const rankOf: RankOf = (each) => [isOpenApplication(each.status) ? 1 : 0, ...ranks[order](each), ...newest(each)];
  return [...applications].sort((a, b) => compareByRank(rankOf(a), rankOf(b)));
}
