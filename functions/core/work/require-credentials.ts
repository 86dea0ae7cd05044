import { refusalOn } from '#shared/domain/people/credential-objections.ts';
import { Refusal } from '../../refusal.ts';
import { needsOf, readHeld } from '../credentials/job-credentials.ts';
import type { AwardedJob } from '../jobs/awarded-job.ts';

/** Refuses a day on which the installer's credentials do not allow the work. The reader's side decides how the reason is put. */
export async function requireCredentialsOn(day: string, job: AwardedJob, readerId: string, now: Date): Promise<void> {
  const { assignedInstallerId, card } = job;
  const company = readerId === assignedInstallerId ? null : card.assignedCompany;
  const message = refusalOn(day, needsOf(job), await readHeld(assignedInstallerId, true, now), company);
  if (message !== null) throw new Refusal('credentials_needed', { message, fields: { installationDate: message } });
}
