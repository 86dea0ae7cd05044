import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import type { Actor } from '../actor.ts';
import { requireJob } from '../jobs/access/job-access.ts';
import { findInvites } from './invites.ts';
import { requireApplication, requireInvite } from './proposal-access.ts';
import { applicationViewOf, inviteViewOf } from './proposal-views.ts';

/** Answers a repeated request with the proposal as it is now. Checks the caller's access to it again. */

export async function replayApplication(actor: Actor, id: string): Promise<AnswerOf<Routes['applyForJob']>> {
  const { application, job } = await requireApplication(id, actor);
  return { application: applicationViewOf(application, job) };
}

export const replayInvite = async (actor: Actor, id: string): Promise<AnswerOf<Routes['respondToInvite']>> => ({
  invite: inviteViewOf(await requireInvite(id, actor), new Date()),
});

/** Returns the reference of a request that made several invitations: the id of the job and the ids of the installers. */
export const referenceOfInvites = (jobId: string, installerIds: readonly string[]): string =>
  [jobId, ...installerIds].join(' ');

export async function replayInvites(actor: Actor, reference: string): Promise<AnswerOf<Routes['inviteInstallers']>> {
  const [jobId = '', ...installerIds] = reference.split(' ');
  const { job } = await requireJob(jobId, actor);
  const now = new Date();
  const invites = (await findInvites(job.jobId, installerIds)).map((row) => inviteViewOf(row, now));
  // All invitations that the request made have the same time, which is the latest. The others were left unchanged.
  const latest = invites
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  const unchanged = invites.filter(({ createdAt }) => createdAt !== latest).map(({ installerId }) => installerId);
  return { invites, unchanged };
}
