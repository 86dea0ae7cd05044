import { isDeepStrictEqual } from 'node:util';
import type { Effects, InstallerProfileRow, JobRow } from '#functions/data/rows.ts';
import { standingView } from '../../figures/reputation.ts';
import { installerInDirectory, jobInDirectory } from './in-directory.ts';

/**
 * Returns the follow-up for a change that affects the lists. The follow-up may run late without harm, because every page reads
 * the rows of its items again.
 */

export const jobRelistEffects = (before: JobRow | null, after: JobRow): Pick<Effects, 'map'> =>
  isDeepStrictEqual(jobInDirectory(before), jobInDirectory(after))
    ? {}
    : { map: { kind: 'jobs', itemId: after.jobId } };

/** Returns the listed facts without the reviews, because a change of the profile does not affect reviews. */
const listed = (row: InstallerProfileRow | null) => installerInDirectory(row, standingView(null), false);

export const installerRelistEffects = (
  before: InstallerProfileRow | null,
  after: InstallerProfileRow,
): Pick<Effects, 'map'> =>
  isDeepStrictEqual(listed(before), listed(after)) ? {} : { map: { kind: 'installers', itemId: after.userId } };
