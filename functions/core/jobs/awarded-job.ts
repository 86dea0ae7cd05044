import type { JobCardRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';

/** A job that was awarded to an installer: who has it, under which company name, and for what price. */
export type AwardedJob = JobRow & {
  assignedInstallerId: string;
  agreedPriceCents: number;
  card: JobCardRow & { assignedCompany: string };
};

/** The only place that checks for an installer. Code that receives an awarded job does not need to check again. */
export function asAwarded(job: JobRow): AwardedJob {
  const { assignedInstallerId, agreedPriceCents, card } = job;
  const { assignedCompany } = card;
  if (assignedInstallerId === undefined || agreedPriceCents === undefined || assignedCompany === null)
    throw new Refusal('wrong_state', { message: 'No installer is assigned to this job.' });
  return { ...job, assignedInstallerId, agreedPriceCents, card: { ...card, assignedCompany } };
}
