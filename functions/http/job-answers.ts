import type { JobView } from '#shared/api/job-views.ts';
import type { Actor } from '../core/actor.ts';
import { findJob, type JobAccess } from '../core/jobs/job-access.ts';
import { viewJob } from '../core/jobs/job-view.ts';
import { notFound } from '../refusal.ts';
import type { Written } from './call.ts';

/** What the actions on a job answer: the job as the actor sees it then. */
export const jobAnswer = (access: JobAccess): Written<{ job: JobView }> => ({
  reference: access.job.jobId,
  body: { job: viewJob(access) },
});

export async function findAgain(actor: Actor, jobId: string): Promise<JobAccess> {
  const access = await findJob(jobId, actor);
  if (!access) throw notFound();
  return access;
}

export const replayJob = async (actor: Actor, jobId: string): Promise<{ job: JobView }> => ({
  job: viewJob(await findAgain(actor, jobId)),
});
