import { reportLists } from '../entities/admin/report-entity.ts';
import { readPage } from '../page.ts';
import type { ReportRow } from '../rows.ts';
import { rows } from '../service.ts';

export async function findReport(userId: string, thingId: string): Promise<ReportRow | null> {
  const { data } = await rows().report.get({ userId, thingId }).go({ consistent: true });
  return data;
}

/** A page of what nobody has decided about yet, longest waiting first. The index holds only keys, so the rows are read with it. */
export async function readOpenReports(
  cursor: string | undefined,
): Promise<{ items: ReportRow[]; nextCursor: string | null }> {
  const page = await readPage<ReportRow>(
    (options) =>
      rows()
        .report.query.open({ list1pk: reportLists.openReports() })
        .go({ ...options, hydrate: true }),
    cursor,
  );
  // Rows that are read by their keys arrive in any order, and some have been decided meanwhile.
  const items = page.items.filter(({ openedAt }) => openedAt !== undefined);
  return { ...page, items: items.sort((a, b) => ((a.openedAt ?? '') < (b.openedAt ?? '') ? -1 : 1)) };
}
