import { readInvites, readOpenInvitePage } from '#functions/data/proposals/invite-queries.ts';
import type { InviteRow } from '#functions/data/rows.ts';
import { inviteStatusAt } from '#shared/domain/jobs/invites.ts';

/**
 * Returns the full rows of the invitations that the installer can still answer. The entries of a list do not say when an
 * invitation expires or whether an award closed it.
 */
export async function readOpenInvites(
  installerId: string,
  jobIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, InviteRow>> {
  const keys = jobIds.map((jobId) => ({ jobId, installerId }));
  const rows = await readInvites(keys, false);
  const open = rows.filter((row) => !row.closedByAward && inviteStatusAt(row, now) === 'invited');
  return new Map(open.map((row) => [row.jobId, row]));
}

/** Returns a page of the invitations that an installer can still answer, newest first. */
export async function readOpenInvitesPage(
  installerId: string,
  cursor: string | undefined,
  now: Date,
): Promise<{ items: InviteRow[]; nextCursor: string | null }> {
  const { items, nextCursor } = await readOpenInvitePage(installerId, cursor);
  const jobIds = items.map(({ jobId }) => jobId);
  const open = await readOpenInvites(installerId, jobIds, now);
  return { items: jobIds.flatMap((jobId) => open.get(jobId) ?? []), nextCursor };
}
