import { reportLists } from '../entities/admin/report-entity.ts';
import { readPage } from '../page.ts';
import type { ReportRow } from '../rows.ts';
import { rows } from '../service.ts';

export async function findReport(userId: string, thingId: string): Promise<ReportRow | null> {
  const { data } = await rows().report.get({ userId, thingId }).go({ consistent: true });
  return data;
}

/** Returns a page of the undecided reports, longest waiting first. The index only has keys, so this reads the rows too. */
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
  // DynamoDB returns rows in any order if they are read by their keys, so this sorts them again. It also leaves out rows about
  // which an administrator has decided since the index was written.
  const items = page.items.filter(({ openedAt }) => openedAt !== undefined);
  return { ...page, items: items.sort((a, b) => ((a.openedAt ?? '') < (b.openedAt ?? '') ? -1 : 1)) };
}
