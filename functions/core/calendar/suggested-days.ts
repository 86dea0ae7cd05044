import { suggestedDay } from '#shared/domain/people/suggested-day.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { readApplications } from '../../data/proposals/application-queries.ts';
import type { JobRow } from '../../data/rows.ts';
import type { Actor } from '../actor.ts';
import { readInstallerDays } from './installer-days.ts';
import { planOf } from './schedule-plan.ts';

/**
 * Returns the suggested day of each awarded job, by the job's id. Null if no day is free. Reads each installer once, however many
 * of the jobs they have.
 */
export async function suggestDays(
  jobs: readonly JobRow[],
  actor: Actor,
  now: Date,
): Promise<ReadonlyMap<string, string | null>> {
  const awarded = jobs.flatMap((job) => {
    const { jobId, assignedInstallerId: installerId } = job;
    return installerId === undefined ? [] : [{ job, jobId, installerId }];
  });
  const [earliestToday] = awarded.map(({ job }) => todayAtSite(job.card, now)).sort();
  if (earliestToday === undefined) return new Map();
  const installerIds = [...new Set(awarded.map(({ installerId }) => installerId))];
  const [days, applications] = await Promise.all([
    Promise.all(installerIds.map(async (id) => [id, await readInstallerDays(id, earliestToday)] as const)),
    readApplications(awarded.map(({ jobId, installerId }) => ({ jobId, installerId }))),
  ]);
  const daysOf = new Map(days);
  const applicationOf = new Map(applications.map((row) => [row.jobId, row]));
  return new Map(
    awarded.flatMap(({ job, jobId, installerId }) => {
      const known = daysOf.get(installerId);
      if (!known) return [];
      return [[jobId, suggestedDay(planOf(job, known, applicationOf.get(jobId) ?? null, actor, now))] as const];
    }),
  );
}
