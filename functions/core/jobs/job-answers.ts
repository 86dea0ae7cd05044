import type { JobView } from '#shared/api/job-views.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { findJob, type JobAccess, requireJob } from './job-access.ts';
import { viewJob, viewJobIfSeen } from './job-view.ts';

/** What the actions on a job answer; and again, when a request comes back that took effect before, under today's access. */

/** The job as the actor sees it then, and the reference by which it is found again. */
export const jobAnswer = (access: JobAccess): { reference: string; body: { job: JobView } } => ({
  reference: access.job.jobId,
  body: { job: viewJob(access) },
});

export const replayJob = async (actor: Actor, jobId: string): Promise<{ job: JobView }> => ({
  job: viewJob(await requireJob(jobId, actor)),
});

/** After a change by which the person may lose sight of the job. */
export const replayParting = async (actor: Actor, jobId: string): Promise<{ job: JobView | null }> => ({
  job: viewJobIfSeen(await findJob(jobId, actor)),
});

export async function replayShare(actor: Actor, jobId: string): Promise<{ shareToken: string }> {
  const { job, relations } = await requireJob(jobId, actor);
  if (!relations.includes('owner') || !job.shareToken) throw notFound();
  return { shareToken: job.shareToken };
}
