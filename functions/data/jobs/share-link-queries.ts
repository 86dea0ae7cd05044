import type { GrantRow } from '../rows.ts';
import { rows } from '../service.ts';
import { shareLinkHash } from './share-link-hash.ts';

/** The job that a share link leads to, whatever has become of the job or the link since. */
export async function findJobIdBehind(token: string): Promise<string | null> {
  const { data } = await rows()
    .shareLink.get({ tokenHash: shareLinkHash(token) })
    .go({ consistent: true });
  return data?.jobId ?? null;
}

/** What is left of having opened a share link. It counts only while the link is the one of its epoch. */
export async function findGrant(jobId: string, userId: string): Promise<GrantRow | null> {
  const { data } = await rows().grant.get({ jobId, userId }).go({ consistent: true });
  return data;
}
