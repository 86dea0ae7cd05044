import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { mostInARow } from '#shared/domain/search/turns.ts';
import { readReputations } from '../../data/figures/reputation-queries.ts';
import { readPublicJobPage } from '../../data/jobs/job-list-queries.ts';
import type { ListedJob } from '../../data/rows.ts';
import { reputationView } from '../figures/reputation.ts';
import { featuredOf } from '../jobs/views/job-teasers.ts';

const featuredCount = 6;

/** The limit of each query. The first query is enough, unless one retailer has just posted very many jobs. */
const queries = [12, 50, 50, 50];

const isOneTooMany = (shown: readonly ListedJob[], { retailerId }: ListedJob): boolean =>
  shown.length >= mostInARow && shown.slice(-mostInARow).every((job) => job.retailerId === retailerId);

/** Returns the newest public jobs, as visitors see them, with at most two in a row of the same retailer. */
export async function listFeaturedJobs(): Promise<AnswerOf<Routes['listFeaturedJobs']>['jobs']> {
  const shown: ListedJob[] = [];
  let cursor: string | undefined;
  for (const limit of queries) {
    const { items, nextCursor } = await readPublicJobPage(cursor, limit);
    for (const job of items) if (!isOneTooMany(shown, job)) shown.push(job);
    if (nextCursor === null || shown.length >= featuredCount) break;
    cursor = nextCursor;
  }
  const featured = shown.slice(0, featuredCount);
  const reputations = await readReputations([...new Set(featured.map(({ retailerId }) => retailerId))]);
  const ofCompany = (id: string) => reputationView(reputations.find(({ userId }) => userId === id));
  return Promise.all(featured.map((job) => featuredOf(job, ofCompany(job.retailerId))));
}
