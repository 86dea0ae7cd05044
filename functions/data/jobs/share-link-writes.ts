import type { NamedWrite } from '../commit.ts';
import type { GrantRow, JobRow } from '../rows.ts';
import { write } from '../write.ts';
import { shareLinkHash } from './share-link-hash.ts';

export const createShareLink = (token: string, jobId: string): NamedWrite =>
  write('shareLink', (entities) => entities.shareLink.create({ tokenHash: shareLinkHash(token), jobId }).commit());

/** Deletes the share link of a job, if it has one. */
export function deleteShareLinkOf({ shareToken }: JobRow): NamedWrite[] {
  if (!shareToken) return [];
  return [
    write('shareLink', (entities) => entities.shareLink.delete({ tokenHash: shareLinkHash(shareToken) }).commit()),
  ];
}

/** Writes a grant, which records that a user opened a share link. Fails if the user is barred from the job's links. */
export const putGrant = (row: GrantRow): NamedWrite =>
  write('grant', (entities) =>
    entities.grant
      .put(row)
      .where(({ barredAt }, { notExists }) => notExists(barredAt))
      .commit(),
  );

/** Bars a user from all links to the job. */
export const barGrant = (row: GrantRow & { barredAt: string }): NamedWrite =>
  write('grant', (entities) => entities.grant.put(row).commit());

export const deleteGrant = (jobId: string, userId: string): NamedWrite =>
  write('grant', (entities) => entities.grant.delete({ jobId, userId }).commit());
