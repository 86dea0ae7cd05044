import { parseChildId } from '#shared/domain/ids.ts';
import { loadJob } from '../../data/jobs/job-queries.ts';
import { findApplication } from '../../data/proposals/application-queries.ts';
import { findInvite } from '../../data/proposals/invite-queries.ts';
import type { ApplicationRow, InviteRow, JobRow } from '../../data/rows.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { type JobAccess, relate } from '../jobs/access/job-access.ts';

/** An application or an invitation, found by its id, and one user's relation to it. */
export interface ProposalAccess {
  installerId: string;
  isOwner: boolean;
  isProposer: boolean;
  job: JobRow;
  /** Null if the installer may no longer see the job. */
  access: JobAccess | null;
  application: ApplicationRow | null;
  invite: InviteRow | null;
}

async function findProposal(
  id: string,
  actor: Actor,
  kind: 'application' | 'invite',
  now: Date,
): Promise<ProposalAccess | null> {
  const parsed = parseChildId(id);
  if (!parsed) return null;
  const { jobId, part: installerId } = parsed;
  const [loaded, application, invite] = await Promise.all([
    loadJob(jobId),
    kind === 'application' ? findApplication(jobId, installerId) : null,
    kind === 'invite' ? findInvite(jobId, installerId) : null,
  ]);
  if (!loaded || (!application && !invite)) return null;
  const isOwner = loaded.job.retailerId === actor.userId;
  const isProposer = installerId === actor.userId;
  if (!isOwner && !isProposer && !actor.isAdmin) return null;
  return {
    installerId,
    isOwner,
    isProposer,
    job: loaded.job,
    access: await relate(loaded, actor, undefined, now),
    application,
    invite,
  };
}

export const findApplicationAccess = (id: string, actor: Actor, now = new Date()) =>
  findProposal(id, actor, 'application', now);
export const findInviteAccess = (id: string, actor: Actor, now = new Date()) => findProposal(id, actor, 'invite', now);

/** Returns the access to the job. Refuses an installer whose proposal is for a job that they may no longer see. */
export function accessOf(found: ProposalAccess): JobAccess {
  if (!found.access)
    throw new Refusal('wrong_state', {
      message: found.job.assignedInstallerId
        ? 'This job was awarded to another installer.'
        : 'This job is no longer open.',
    });
  return found.access;
}

export async function requireApplication(
  id: string,
  actor: Actor,
): Promise<{ application: ApplicationRow; job: JobRow }> {
  const found = await findApplicationAccess(id, actor);
  if (!found?.application) throw notFound();
  return { application: found.application, job: found.job };
}

export async function requireInvite(id: string, actor: Actor): Promise<InviteRow> {
  const found = await findInviteAccess(id, actor);
  if (!found?.invite) throw notFound();
  return found.invite;
}
