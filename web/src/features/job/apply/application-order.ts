import type { CallAnswer } from '#shared/api/client.ts';
import { isOpenApplication } from '#shared/domain/jobs/job.ts';

export type Application = CallAnswer<'listJobApplications'>['applications'][number];

/** The orders in which a retailer can read the applications. */
export const applicationOrders = {
  fit: 'Best fit',
  rating: 'Best rating',
  soonest: 'Shortest lead time',
  newest: 'Newest',
} as const;
export type ApplicationOrder = keyof typeof applicationOrders;

/** Returns the numbers by which to compare an application, the most important first. A larger number is better. */
type Rank = (application: Application) => readonly number[];

const farthest = 20_000;
const ratingOf: Rank = ({ averageRating, reviewCount }) => [averageRating ?? 0, reviewCount];
const newest: Rank = ({ createdAt }) => [Date.parse(createdAt)];

const ranks: Record<ApplicationOrder, Rank> = {
  fit: (each) => [
    each.fit?.fits ? 1 : 0,
    -(each.fit?.missingLicences.length ?? 0),
    -(each.fit?.distanceKm ?? farthest),
    ...ratingOf(each),
  ],
  rating: ratingOf,
  soonest: ({ leadTimeDays }) => [-leadTimeDays],
  newest,
};

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

/** Sorts applications. In every order, those that wait for an answer come before those that have one. */
export function inOrder(applications: readonly Application[], order: ApplicationOrder): Application[] {
  const rankOf: Rank = (each) => [isOpenApplication(each.status) ? 1 : 0, ...ranks[order](each), ...newest(each)];
  return [...applications].sort((a, b) => compare(rankOf(a), rankOf(b)));
}
