import { rankMay } from '#shared/domain/accounts/ranks.ts';
import { refusalOn } from '#shared/domain/people/credential-objections.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { needsOf, readHeld } from '../credentials/job-credentials.ts';
import type { AwardedJob } from '../jobs/awarded-job.ts';

/**
 * Refuses a day on which the installer's credentials do not allow the work. The installer and the retailer get different
 * messages.
 */
export async function requireCredentialsOn(
  day: string,
  job: AwardedJob,
  { userId, role, rank }: Actor,
  now: Date,
  field: 'installationDate' | 'signerId' = 'installationDate',
): Promise<void> {
  const { assignedInstallerId, card } = job;
  const held = await readHeld(assignedInstallerId, job, now);
  const message = refusalOn(day, needsOf(job), held, {
    company: userId === assignedInstallerId ? null : card.assignedCompany,
    mayUpdate: rankMay(role, rank, 'company'),
    today: todayAtSite(card, now),
  });
  if (message !== null) throw new Refusal('credentials_needed', { message, fields: { [field]: message } });
}
