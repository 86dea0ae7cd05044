import type { StoredJobStatus } from '#shared/domain/jobs/job.ts';
import type { NamedWrite } from '../commit.ts';
import type { AuditDetails, JobRow } from '../rows.ts';
import { write } from '../write.ts';

export interface AuditEntry {
  action: string;
  actorId: string;
  personId?: string | undefined;
  from?: StoredJobStatus;
  details?: AuditDetails | undefined;
}

/** Creates the audit row of one change, under the job's new version. Each version has exactly one row. */
export const createAudit = (job: JobRow, { action, actorId, personId, from, details }: AuditEntry): NamedWrite =>
  write('audit', (entities) =>
    entities.audit
      .create({
        jobId: job.jobId,
        version: job.version,
        action,
        actorId,
        ...(personId ? { personId } : {}),
        ...(from ? { from } : {}),
        to: job.deleted ? 'gone' : job.status,
        ...(details ? { details } : {}),
        at: job.updatedAt,
      })
      .commit(),
  );
