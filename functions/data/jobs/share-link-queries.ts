import type { GrantRow } from '../rows.ts';
import { rows } from '../service.ts';
import { shareLinkHash } from './share-link-hash.ts';

/** Returns the id of the job that a share link was created for. The caller must check whether the link still works. */
export async function findJobIdBehind(token: string): Promise<string | null> {
  const { data } = await rows()
    .shareLink.get({ tokenHash: shareLinkHash(token) })
    .go({ consistent: true });
  return data?.jobId ?? null;
}

/** Returns the grants of users who opened a share link of the job, at most 200. */
export async function readGrants(jobId: string): Promise<GrantRow[]> {
  const { data } = await rows().grant.query.byJob({ jobId }).go({ consistent: true, limit: 200 });
  return data;
}

/** Returns the grant of a user who opened a share link. The grant is only valid while its `shareEpoch` equals the job's. */
export async function findGrant(jobId: string, userId: string): Promise<GrantRow | null> {
  const { data } = await rows().grant.get({ jobId, userId }).go({ consistent: true });
  return data;
}
