import type { JobCardRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';

/** A job that was awarded to an installer, with their company's name and the agreed price. */
export type AwardedJob = JobRow & {
  assignedInstallerId: string;
  agreedPriceCents: number;
  card: JobCardRow & { assignedCompany: string };
};

/** Narrows a job to an awarded job. Refuses with `wrong_state` if it has no installer. */
export function asAwarded(job: JobRow): AwardedJob {
  const { assignedInstallerId, agreedPriceCents, card } = job;
  const { assignedCompany } = card;
  if (assignedInstallerId === undefined || agreedPriceCents === undefined || assignedCompany === null)
    throw new Refusal('wrong_state', { message: 'No installer is assigned to this job.' });
  return { ...job, assignedInstallerId, agreedPriceCents, card: { ...card, assignedCompany } };
}
