import { parseChildId } from '#shared/domain/ids.ts';
import type { ApplicationRow, InviteRow, JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { type JobAccess, loadJob, relate } from '../jobs/job-access.ts';

/** An application or an invite, found by its id, as one person stands to it. */
export interface ProposalAccess {
  installerId: string;
  isOwner: boolean;
  isProposer: boolean;
  job: JobRow;
  /** Null when the job itself may not be seen any more by the installer it concerns. */
  access: JobAccess | null;
  application: ApplicationRow | null;
  invite: InviteRow | null;
}

async function findProposal(id: string, actor: Actor, kind: 'application' | 'invite'): Promise<ProposalAccess | null> {
  const parsed = parseChildId(id);
  if (!parsed) return null;
  const { jobId, part: installerId } = parsed;
  const [loaded, application, invite] = await Promise.all([
    loadJob(jobId),
    kind === 'application' ? rows().application.get({ jobId, installerId }).go({ consistent: true }) : null,
    kind === 'invite' ? rows().invite.get({ jobId, installerId }).go({ consistent: true }) : null,
  ]);
  if (!loaded || (!application?.data && !invite?.data)) return null;
  const isOwner = loaded.job.retailerId === actor.userId;
  const isProposer = installerId === actor.userId;
  if (!isOwner && !isProposer && !actor.isAdmin) return null;
  return {
    installerId,
    isOwner,
    isProposer,
    job: loaded.job,
    access: await relate(loaded, actor),
    application: application?.data ?? null,
    invite: invite?.data ?? null,
  };
}

export const findApplication = (id: string, actor: Actor) => findProposal(id, actor, 'application');
export const findInvite = (id: string, actor: Actor) => findProposal(id, actor, 'invite');

/** The job itself; an installer may still hold a proposal for a job that went to somebody else. */
export function accessOf(found: ProposalAccess): JobAccess {
  if (!found.access) throw new Refusal('wrong_state', { message: 'This job is no longer open.' });
  return found.access;
}

export async function requireApplication(
  id: string,
  actor: Actor,
): Promise<{ application: ApplicationRow; job: JobRow }> {
  const found = await findApplication(id, actor);
  if (!found?.application) throw notFound();
  return { application: found.application, job: found.job };
}

export async function requireInvite(id: string, actor: Actor): Promise<InviteRow> {
  const found = await findInvite(id, actor);
  if (!found?.invite) throw notFound();
  return found.invite;
}
