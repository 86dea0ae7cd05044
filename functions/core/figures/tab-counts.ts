import { installerTabOf, retailerTabOf } from '#shared/domain/jobs/lifecycle.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { addCounts, type CountName, type Counts } from '../../data/figures/tab-counts-writes.ts';
import type { JobRow } from '../../data/rows.ts';

/** Derives the changes of the tab counts from a job's row before and after a change. */

/** The change of an installer's tab counts when a job leaves the Offered tab. */
export const noLongerOffered: Counts = { offered: -1, all: -1 };

/** Returns the counts that one job adds for its owner and its installer, by user id. */
export function countsOf(job: JobRow | null): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  if (!job || job.deleted) return counts;
  const ownerTab = retailerTabOf(job.status);
  counts.set(job.retailerId, {
    all: 1,
    applicationsPending: job.card.applicationsOpen,
    ...(ownerTab ? { [ownerTab]: 1 } : {}),
  });
  if (job.assignedInstallerId) {
    const installerTab = installerTabOf(job.status);
    counts.set(job.assignedInstallerId, { all: 1, ...(installerTab ? { [installerTab]: 1 } : {}) });
  }
  return counts;
}

function difference(before: Counts, after: Counts): Counts {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as CountName[]);
  const moved: Counts = {};
  for (const name of names) {
    const by = (after[name] ?? 0) - (before[name] ?? 0);
    if (by !== 0) moved[name] = by;
  }
  return moved;
}

/**
 * Returns one write for each user whose counts change. `extra` contains changes that do not follow from the job's row, for
 * example those of invited installers.
 */
export function countWrites(
  before: JobRow | null,
  after: JobRow | null,
  extra: ReadonlyMap<string, Counts> = new Map(),
): NamedWrite[] {
  const was = countsOf(before);
  const is = countsOf(after);
  const writes: NamedWrite[] = [];
  for (const userId of new Set([...was.keys(), ...is.keys(), ...extra.keys()])) {
    const moved = difference(was.get(userId) ?? {}, is.get(userId) ?? {});
    for (const [name, by] of Object.entries(extra.get(userId) ?? {}) as [CountName, number][]) {
      const sum = (moved[name] ?? 0) + by;
      if (sum === 0) delete moved[name];
      else moved[name] = sum;
    }
    if (Object.keys(moved).length > 0) writes.push(addCounts(userId, moved));
  }
  return writes;
}
