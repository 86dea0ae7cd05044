import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { readNewestPublicJobs } from '../../data/jobs/job-list-queries.ts';
import { teaserOf } from './views/job-teasers.ts';

const featuredCount = 6;

/** The newest public jobs, as visitors see them. */
export async function listFeaturedJobs(): Promise<AnswerOf<Routes['listFeaturedJobs']>['jobs']> {
  const jobs = await readNewestPublicJobs(featuredCount);
  return jobs.map(teaserOf);
}
