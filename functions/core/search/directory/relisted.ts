import { isDeepStrictEqual } from 'node:util';
import type { Effects, InstallerProfileRow, JobRow } from '#functions/data/rows.ts';
import { standingView } from '../../figures/reputation.ts';
import { installerInDirectory, jobInDirectory } from './in-directory.ts';

/** Asks for follow-up work if a change affects lists. Rows are read again before display, so this is early enough. */

export const jobRelisted = (before: JobRow | null, after: JobRow): Pick<Effects, 'map'> =>
  isDeepStrictEqual(jobInDirectory(before), jobInDirectory(after))
    ? {}
    : { map: { kind: 'jobs', itemId: after.jobId } };

/** Leaves out the reviews, because a change of the profile does not affect them. */
const listed = (row: InstallerProfileRow | null) => installerInDirectory(row, standingView(null), false);

export const installerRelisted = (
  before: InstallerProfileRow | null,
  after: InstallerProfileRow,
): Pick<Effects, 'map'> =>
  isDeepStrictEqual(listed(before), listed(after)) ? {} : { map: { kind: 'installers', itemId: after.userId } };
