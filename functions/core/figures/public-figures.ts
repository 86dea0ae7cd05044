import type { Effects, InstallerProfileRow, JobRow } from '../../data/rows.ts';

/** What anybody may read of everybody together, and an installer's record: worked out from a row before and after, never by hand. */

export const isAvailable = (job: JobRow | null): boolean =>
  job !== null && !job.deleted && job.status === 'posted' && job.isPublic;

const doneStatuses: readonly string[] = ['completed', 'paid', 'archived'];
export const isDone = (job: JobRow | null): boolean =>
  job !== null && !job.deleted && doneStatuses.includes(job.status);

/** Counted among the active installers, as long as the account is not suspended. */
export const isOnOffer = (row: Pick<InstallerProfileRow, 'profileVisibility' | 'availability'> | null): boolean =>
  row?.profileVisibility === 'public' && row.availability !== 'not_available';

const step = (before: boolean, after: boolean): number => Number(after) - Number(before);

/** What the public figures and the installer's record gain or lose by a change of a job. */
export function figuresMoved(before: JobRow | null, after: JobRow | null): Effects[] {
  const availableJobs = step(isAvailable(before), isAvailable(after));
  const completedJobs = step(isDone(before), isDone(after));
  const effects: Effects[] = [];
  if (availableJobs !== 0 || completedJobs !== 0)
    effects.push({
      stats: { ...(availableJobs ? { availableJobs } : {}), ...(completedJobs ? { completedJobs } : {}) },
    });
  for (const userId of new Set([before?.assignedInstallerId, after?.assignedInstallerId])) {
    if (!userId) continue;
    const by = step(
      isDone(before) && before?.assignedInstallerId === userId,
      isDone(after) && after?.assignedInstallerId === userId,
    );
    if (by !== 0) effects.push({ reputation: { userId, completedJobs: by } });
  }
  return effects;
}

/** What the public figures gain or lose by a change of an installer's profile. */
export function activeInstallersMoved(before: InstallerProfileRow | null, after: InstallerProfileRow): Effects {
  const activeInstallers = step(isOnOffer(before), isOnOffer(after));
  return activeInstallers === 0 ? {} : { stats: { activeInstallers } };
}
