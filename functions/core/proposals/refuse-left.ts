import { hasLeft } from '#shared/domain/jobs/job.ts';
import type { ApplicationRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';

/**
 * Refuses an answer to the application of an installer who had the job. The application ended when they left the job, so
 * they must apply or be invited again.
 */
export function refuseLeft({ status }: ApplicationRow, { isPublic }: JobRow): void {
  if (!hasLeft(status)) return;
  const happened =
    status === 'withdrawn'
      ? 'This installer left the job, so their application has ended.'
      : 'This installer was unassigned, so their application has ended.';
  const next = isPublic ? 'They can apply again.' : 'You can invite them again.';
  throw new Refusal('conflict', { message: `${happened} ${next}` });
}
