import { readApplications } from '#functions/data/proposals/application-queries.ts';
import { readInvites } from '#functions/data/proposals/invite-queries.ts';

interface Pair {
  jobId: string;
  installerId: string;
}

/** Those of these where the installer has applied for the job or was invited to it, whatever came of it. It is no news then. */
export async function readDealings(pairs: readonly Pair[]): Promise<Pair[]> {
  const [applications, invites] = await Promise.all([readApplications(pairs), readInvites(pairs)]);
  return [...applications, ...invites];
}
