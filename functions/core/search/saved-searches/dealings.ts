import { readApplications } from '#functions/data/proposals/application-queries.ts';
import { readInvites } from '#functions/data/proposals/invite-queries.ts';

interface Pair {
  jobId: string;
  installerId: string;
}

/**
 * Returns the pairs in which the installer has applied for the job or was invited to it, with any result. Such a job is not new
 * to the installer.
 */
export async function readDealings(pairs: readonly Pair[]): Promise<Pair[]> {
  const [applications, invites] = await Promise.all([readApplications(pairs), readInvites(pairs)]);
  return [...applications, ...invites];
}
