import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { findJobRow } from '../../data/jobs/job-queries.ts';
import type { JobRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import { isPublished } from '../figures/public-figures.ts';
import { publicViewOf } from '../jobs/views/job-teasers.ts';
import { getCompany } from '../people/profile-access.ts';

/** Returns a job whose page visitors and search engines may see. All others are "not found". */
export async function findListedJob(id: string): Promise<JobRow> {
  const job = await findJobRow(id);
  if (!isPublished(job)) throw notFound();
  return job;
}

export async function getPublicJob(id: string): Promise<AnswerOf<Routes['getPublicJob']>> {
  const job = await findListedJob(id);
  return { job: publicViewOf(job, await getCompany(job.retailerId)) };
}
