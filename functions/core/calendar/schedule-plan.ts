import { addDays, todayIn } from '#shared/domain/civil-date.ts';
import { isOpenStatus } from '#shared/domain/jobs/job.ts';
import type { HeldCredential } from '#shared/domain/people/credential-objections.ts';
import type { SuggestionFacts } from '#shared/domain/people/suggested-day.ts';
import { todayAtSite, zoneOfSite } from '#shared/domain/places/site-day.ts';
import type { ListedOwnJob } from '../../data/lists/own-job.ts';
import { findApplication } from '../../data/proposals/application-queries.ts';
import type { ApplicationRow, InstallerProfileRow, JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { heldForSigner, needsOf } from '../credentials/job-credentials.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import { asAwarded } from '../jobs/awarded-job.ts';
import { type InstallerDays, readInstallerDays } from './installer-days.ts';

interface Booking {
  day: string;
  /** Null for another retailer's job, of which this retailer only sees that the day is taken. */
  job: { id: string; number: string | null; title: string; suburb: string | null; team: string[] } | null;
}

export interface SchedulePlan extends SuggestionFacts {
  bookings: Booking[];
  daysOff: string[];
  leadTimeDays: number | null;
  held: HeldCredential[];
}

function bookingsIn(jobs: readonly ListedOwnJob[], job: JobRow, actor: Actor, today: string): Booking[] {
  const isOwn = actor.userId === job.assignedInstallerId;
  const factsOf = ({ id, number, title, suburb, team, otherPartyId }: ListedOwnJob): Booking['job'] =>
    isOwn || otherPartyId === actor.userId ? { id, number, title, suburb, team: isOwn && team ? [...team] : [] } : null;
  return jobs
    .flatMap((listed) => {
      const day = listed.installationDate;
      if (listed.id === job.jobId || day === null || day < today || !isOpenStatus(listed.status)) return [];
      return [{ day, job: factsOf(listed) }];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Returns the installer's lead time in days. The lead time in the application takes precedence over that of the profile. */
function leadTimeOf(application: ApplicationRow | null, profile: InstallerProfileRow | null): number | null {
  if (application?.status === 'accepted') return application.leadTimeDays;
  return profile?.availability === 'lead_time' ? (profile.leadTimeDays ?? null) : null;
}

/** Returns the plan of one job. The credentials and days off in `days` may be those for all jobs of the installer. */
export function planOf(
  job: JobRow,
  { jobs, daysOff, profile, wallet }: InstallerDays,
  application: ApplicationRow | null,
  actor: Actor,
  now: Date,
): SchedulePlan {
  const zone = zoneOfSite(job.card);
  const today = todayIn(zone, now);
  const leadTimeDays = leadTimeOf(application, profile);
  const awardedAt = job.times.acceptedAt;
  const freeFrom =
    leadTimeDays === null || awardedAt === undefined ? null : addDays(todayIn(zone, new Date(awardedAt)), leadTimeDays);
  return {
    today,
    bookings: bookingsIn(jobs, job, actor, today),
    daysOff: daysOff.filter((day) => day >= today),
    preferredWeek: job.card.preferredWeek ?? null,
    leadTimeDays,
    freeFrom,
    needs: needsOf(job),
    held: heldForSigner(wallet, profile, job, now),
  };
}

/**
 * Returns the days on which the installer of an awarded job is free or busy. Refuses with `wrong_state` once the work is done.
 */
export async function readSchedulePlan(actor: Actor, { job }: JobAccess, now: Date): Promise<SchedulePlan> {
  if (!isOpenStatus(job.status)) throw new Refusal('wrong_state');
  const installerId = asAwarded(job).assignedInstallerId;
  const [days, application] = await Promise.all([
    readInstallerDays(installerId, todayAtSite(job.card, now)),
    findApplication(job.jobId, installerId),
  ]);
  return planOf(job, days, application, actor, now);
}
