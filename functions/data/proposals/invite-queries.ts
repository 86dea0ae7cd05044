import type { InviteRow } from '../rows.ts';
import { rows } from '../service.ts';

export async function findInvite(jobId: string, installerId: string): Promise<InviteRow | null> {
  const { data } = await rows().invite.get({ jobId, installerId }).go({ consistent: true });
  return data;
}

/** Every invitation to a job, however many there are: for work behind a change, never for a page. */
export async function readInvitesOf(jobId: string): Promise<InviteRow[]> {
  const { data } = await rows().invite.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  return data;
}
