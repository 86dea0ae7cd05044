import { notFound } from '#functions/refusal.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { Actor } from '../../actor.ts';
import { findJob, type JobAccess, requireJob } from '../access/job-access.ts';
import { viewJob, viewJobIfSeen } from './job-view.ts';

/** The answers of the actions on a job. `replay…` answers a repeated request under the access rules at the time of the repeat. */

/** Returns the job as the actor sees it after the change, and the reference by which a repeat finds it. */
export const jobAnswer = (access: JobAccess): { reference: string; body: { job: JobView } } => ({
  reference: access.job.jobId,
  body: { job: viewJob(access) },
});

export const replayJob = async (actor: Actor, jobId: string): Promise<{ job: JobView }> => ({
  job: viewJob(await requireJob(jobId, actor)),
});

/** Answers the repeat of a change after which the user may no longer see the job. The job is then null. */
export const replayParting = async (actor: Actor, jobId: string): Promise<{ job: JobView | null }> => ({
  job: viewJobIfSeen(await findJob(jobId, actor)),
});

export async function replayShare(actor: Actor, jobId: string): Promise<{ shareToken: string }> {
  const { job, relations } = await requireJob(jobId, actor);
  if (!relations.includes('owner') || !job.shareToken) throw notFound();
  return { shareToken: job.shareToken };
}
