import { adminAuditLists } from '../entities/admin/admin-audit-entity.ts';
import { readPage } from '../page.ts';
import type { AdminAuditRow } from '../rows.ts';
import { rows } from '../service.ts';

export interface ActsAsked {
  about?: string | undefined;
  by?: string | undefined;
  /** The time from which actions are returned, included. */
  from: string;
  /** The time before which actions are returned, excluded. */
  until: string;
  cursor?: string | undefined;
}

/** Returns a page of the administrators' actions, newest first. The index only has keys, so this reads the rows too. */
export async function readAdminActsPage({
  about,
  by,
  from,
  until,
  cursor,
}: ActsAsked): Promise<{ items: AdminAuditRow[]; nextCursor: string | null }> {
  const { query } = rows().adminAudit;
  const page = await readPage<AdminAuditRow>((options) => {
    const how = { ...options, order: 'desc', hydrate: true } as const;
    if (about !== undefined)
      return query
        .newestAbout({ list2pk: adminAuditLists.adminActsAbout(about) })
        .between({ list2sk: from }, { list2sk: until })
        .go(how);
    if (by !== undefined)
      return query
        .newestBy({ list3pk: adminAuditLists.adminActsBy(by) })
        .between({ list3sk: from }, { list3sk: until })
        .go(how);
    return query
      .newest({ list1pk: adminAuditLists.adminActs() })
      .between({ list1sk: from }, { list1sk: until })
      .go(how);
  }, cursor);
  // DynamoDB returns rows in any order if they are read by their keys, so this sorts them again.
  const items = page.items.filter(({ actorId }) => by === undefined || actorId === by);
  return { ...page, items: items.sort((a, b) => (a.auditId < b.auditId ? 1 : -1)) };
}
