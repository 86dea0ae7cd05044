import type { JobCardRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';

/** A job that an installer was awarded: who has it, under which name, and for what price. */
export type AwardedJob = JobRow & {
  assignedInstallerId: string;
  agreedPriceCents: number;
  card: JobCardRow & { assignedCompany: string };
};

/** The one place that looks whether there is an installer; whoever is handed an awarded job need not ask again. */
export function asAwarded(job: JobRow): AwardedJob {
  const { assignedInstallerId, agreedPriceCents, card } = job;
  const { assignedCompany } = card;
  if (assignedInstallerId === undefined || agreedPriceCents === undefined || assignedCompany === null)
    throw new Refusal('wrong_state', { message: 'No installer is assigned to this job.' });
  return { ...job, assignedInstallerId, agreedPriceCents, card: { ...card, assignedCompany } };
}
