import { readPage } from '../page.ts';
import type { AdminAuditRow, AuditRow } from '../rows.ts';
import { rows } from '../service.ts';

/** A page of what was done to a job, newest first. */
export const readHistoryPage = (jobId: string, cursor?: string) =>
  readPage<AuditRow>(
    (page) =>
      rows()
        .audit.query.byJob({ jobId })
        .go({ ...page, order: 'desc', consistent: true }),
    cursor,
  );

const mostActs = 100;

/** What administrators changed in a job, the latest acts. */
export async function readAdminActs(jobId: string): Promise<AdminAuditRow[]> {
  const { data } = await rows()
    .adminAudit.query.bySubject({ subjectId: jobId })
    .go({ order: 'desc', limit: mostActs, consistent: true });
  return data;
}
