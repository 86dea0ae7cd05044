import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { readNewestPublicJobs, readPublicJobPage } from '../../data/jobs/job-list-queries.ts';
import { cardFor } from './views/job-card.ts';
import { teaserOf } from './views/job-teasers.ts';

/** The public posted jobs. */

export async function listPublicJobs(cursor?: string): Promise<AnswerOf<Routes['listPublicJobs']>> {
  const { items, nextCursor } = await readPublicJobPage(cursor);
  return { jobs: items.map((job) => cardFor(job, 'public')), nextCursor };
}

const featuredCount = 6;

/** The newest public jobs, as visitors see them. */
export async function listFeaturedJobs(): Promise<AnswerOf<Routes['listFeaturedJobs']>['jobs']> {
  const jobs = await readNewestPublicJobs(featuredCount);
  return jobs.map(teaserOf);
}
