import { hasTerms } from '#shared/domain/jobs/job.ts';
import type { Effects, InstallerProfileRow, JobRow } from '../../data/rows.ts';

/** The public figures, and an installer's record. Both come from comparing a row before and after, never from manual counting. */

export const isAvailable = (job: JobRow | null): boolean =>
  job !== null && !job.deleted && job.status === 'posted' && job.isPublic && !job.isHeld;

/** Is open to visitors: a public job of a company with a confirmed address. */
export const isPublished = (job: JobRow | null): job is JobRow => job !== null && isAvailable(job) && !job.isUnlisted;

/** Is in the lists and on the map: a published job with a price or a system. */
export const isListed = (job: JobRow | null): boolean => isPublished(job) && hasTerms(job.card);

const doneStatuses: readonly string[] = ['completed', 'paid', 'archived'];
export const isDone = (job: JobRow | null): boolean =>
  job !== null && !job.deleted && doneStatuses.includes(job.status);

/** In the public figure. */
export const countsAsDone = (job: JobRow | null): boolean => isDone(job) && job?.isCounted === true;

type Visibility = 'profileVisibility' | 'isUnlisted' | 'suspendedAt';

/** Is in the directory and on the map. People with the link see the page of an unlisted installer as well. */
export const isFindable = <R extends Pick<InstallerProfileRow, Visibility>>(row: R | null | undefined): row is R =>
  row?.profileVisibility === 'public' && !row.isUnlisted && row.suspendedAt === undefined;

/** Counts as an active installer. */
export const isOnOffer = (row: Pick<InstallerProfileRow, Visibility | 'availability'> | null): boolean =>
  isFindable(row) && row.availability !== 'not_available';

const step = (before: boolean, after: boolean): number => Number(after) - Number(before);

/** How a change to a job affects the public figures and the installer's record. */
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

/** How a change to an installer's profile affects the public figures. */
export function activeInstallersMoved(before: InstallerProfileRow | null, after: InstallerProfileRow): Effects {
  const activeInstallers = step(isOnOffer(before), isOnOffer(after));
  return activeInstallers === 0 ? {} : { stats: { activeInstallers } };
}
