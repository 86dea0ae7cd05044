import { readPage } from '../page.ts';
import type { AdminAuditRow, AuditRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns a page of a job's audit, newest first. */
export const readHistoryPage = (jobId: string, cursor?: string) =>
  readPage<AuditRow>(
    (page) =>
      rows()
        .audit.query.byJob({ jobId })
        .go({ ...page, order: 'desc', consistent: true }),
    cursor,
  );

const mostActs = 100;

/** Returns the latest changes that administrators made to a job, at most 100. */
export async function readAdminActs(jobId: string): Promise<AdminAuditRow[]> {
  const { data } = await rows()
    .adminAudit.query.bySubject({ subjectId: jobId })
    .go({ order: 'desc', limit: mostActs, consistent: true });
  return data;
}
