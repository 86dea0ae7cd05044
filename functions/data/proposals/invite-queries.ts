import { inviteLists } from '../entities/jobs/invite-entity.ts';
import { readPage } from '../page.ts';
import { readMany } from '../read-many.ts';
import type { InviteRow } from '../rows.ts';
import { rows } from '../service.ts';
import { readNewestFirst } from './newest-first.ts';

interface Page {
  items: InviteRow[];
  nextCursor: string | null;
}

export async function findInvite(jobId: string, installerId: string): Promise<InviteRow | null> {
  const { data } = await rows().invite.get({ jobId, installerId }).go({ consistent: true });
  return data;
}

/** Returns every invitation to a job, however many there are. Only follow-ups use this, because a screen reads pages. */
export async function readInvitesOf(jobId: string): Promise<InviteRow[]> {
  const { data } = await rows().invite.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  return data;
}

/** Returns a page of a job's invitations, newest first. `count` is the total number. */
export const readInvitePage = (jobId: string, count: number, cursor?: string): Promise<Page> =>
  readNewestFirst<InviteRow>(count, cursor, {
    atOnce: (page) =>
      rows()
        .invite.query.byJob({ jobId })
        .go({ ...page, consistent: true }),
    listed: (page) =>
      rows()
        .invite.query.newestOfJob({ list2pk: inviteLists.invitees(jobId) })
        .go({ ...page, order: 'desc', hydrate: true }),
  });

/** Returns a page of an installer's unanswered invitations, newest first. */
export const readOpenInvitePage = (installerId: string, cursor?: string): Promise<Page> =>
  readPage<InviteRow>(
    (page) =>
      rows()
        .invite.query.byInstaller({ list1pk: inviteLists.invitee(installerId) })
        .go({ ...page, order: 'desc' }),
    cursor,
  );

const dueAtOnce = 50;

/**
 * Yields the unanswered invitations that have expired by `time`, page by page, longest expired first. The sweeper closes them.
 */
export async function* readExpiredInvites(time: string): AsyncGenerator<Pick<InviteRow, 'jobId' | 'installerId'>[]> {
  let cursor: string | null = null;
  do {
    const page: { data: InviteRow[]; cursor: string | null } = await rows()
      .invite.query.expiring({ list3pk: inviteLists.openInvites() })
      .lt({ list3sk: time })
      .go({ limit: dueAtOnce, cursor });
    yield page.data;
    cursor = page.cursor;
  } while (cursor !== null);
}

/** Returns the invitations with these keys, in any status. A decision needs a consistent read, and a list does not. */
export const readInvites = (
  keys: readonly { jobId: string; installerId: string }[],
  consistent = true,
): Promise<InviteRow[]> => readMany(keys, (open) => rows().invite.get(open).go({ consistent }));
