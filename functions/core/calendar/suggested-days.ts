import type { SuggestedDay } from '#shared/domain/jobs/schedule-plan.ts';
import { suggestedDay } from '#shared/domain/people/suggested-day.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { readApplications } from '../../data/proposals/application-queries.ts';
import type { JobRow } from '../../data/rows.ts';
import type { Actor } from '../actor.ts';
import { readInstallerDays } from './installer-days.ts';
import { planOf } from './schedule-plan.ts';

/** Returns when an awarded job began to wait for a date. */
export const waitsForDateSince = ({ times, createdAt }: JobRow): string => times.acceptedAt ?? createdAt;

/**
 * Returns the suggested day of each awarded job, by the job's id. Null if no day is free. The job that has waited longest gets
 * its day first, and no two jobs of an installer get the same day. Reads each installer once, however many of the jobs they have.
 */
export async function suggestDays(
  jobs: readonly JobRow[],
  actor: Actor,
  now: Date,
): Promise<ReadonlyMap<string, SuggestedDay | null>> {
  const awarded = jobs
    .flatMap((job) => {
      const { jobId, assignedInstallerId: installerId } = job;
      return installerId === undefined ? [] : [{ job, jobId, installerId, since: waitsForDateSince(job) }];
    })
    .sort((one, other) => one.since.localeCompare(other.since));
  const [earliestToday] = awarded.map(({ job }) => todayAtSite(job.card, now)).sort();
  if (earliestToday === undefined) return new Map();
  const installerIds = [...new Set(awarded.map(({ installerId }) => installerId))];
  const [days, applications] = await Promise.all([
    Promise.all(installerIds.map(async (id) => [id, await readInstallerDays(id, earliestToday)] as const)),
    readApplications(awarded.map(({ jobId, installerId }) => ({ jobId, installerId }))),
  ]);
  const daysOf = new Map(days);
  const applicationOf = new Map(applications.map((row) => [row.jobId, row]));
  const reservedOf = new Map<string, { day: string }[]>();
  const suggested = new Map<string, SuggestedDay | null>();
  for (const { job, jobId, installerId } of awarded) {
    const known = daysOf.get(installerId);
    if (!known) continue;
    const plan = planOf(job, known, applicationOf.get(jobId) ?? null, actor, now);
    const reserved = reservedOf.get(installerId) ?? [];
    const suggestion = suggestedDay({ ...plan, bookings: [...plan.bookings, ...reserved] });
    suggested.set(jobId, suggestion);
    if (suggestion !== null) reservedOf.set(installerId, [...reserved, suggestion]);
  }
  return suggested;
}
