import { hasTerms } from '#shared/domain/jobs/job.ts';
import type { Effects, InstallerProfileRow, JobRow } from '../../data/rows.ts';

/** Derives the changes of the public figures and of an installer's completed jobs from a row before and after a change. */

export const isAvailable = (job: JobRow | null): boolean =>
  job !== null && !job.deleted && job.status === 'posted' && job.isPublic && !job.isHeld;

/** Tells whether visitors can see a job: a public job of a retailer with a confirmed email address. */
export const isPublished = (job: JobRow | null): job is JobRow => job !== null && isAvailable(job) && !job.isUnlisted;

/** Tells whether a job is in the lists and on the map: a published job with a price or a system. */
export const isListed = (job: JobRow | null): boolean => isPublished(job) && hasTerms(job.card);

const doneStatuses: readonly string[] = ['completed', 'paid', 'archived'];
export const isDone = (job: JobRow | null): boolean =>
  job !== null && !job.deleted && doneStatuses.includes(job.status);

/** Tells whether a job counts in the public number of completed jobs. */
export const countsAsDone = (job: JobRow | null): boolean => isDone(job) && job?.isCounted === true;

type Visibility = 'profileVisibility' | 'isUnlisted' | 'suspendedAt';

/** Tells whether an installer is in the directory and on the map. The page of an unlisted installer still opens by its link. */
export const isFindable = <R extends Pick<InstallerProfileRow, Visibility>>(row: R | null | undefined): row is R =>
  row?.profileVisibility === 'public' && !row.isUnlisted && row.suspendedAt === undefined;

/** Tells whether an installer counts as active in the public figures. */
export const isOnOffer = (row: Pick<InstallerProfileRow, Visibility | 'availability'> | null): boolean =>
  isFindable(row) && row.availability !== 'not_available';

const step = (before: boolean, after: boolean): number => Number(after) - Number(before);

/** Returns the change of the public figures and of the installer's completed jobs when a job changes. */
export function figuresMoved(before: JobRow | null, after: JobRow | null): Effects[] {
  const availableJobs = step(isListed(before), isListed(after));
  const completedJobs = step(countsAsDone(before), countsAsDone(after));
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

/** Returns the change of the public figures when an installer's profile changes. */
export function activeInstallersMoved(before: InstallerProfileRow | null, after: InstallerProfileRow): Effects {
  const activeInstallers = step(isOnOffer(before), isOnOffer(after));
  return activeInstallers === 0 ? {} : { stats: { activeInstallers } };
}
