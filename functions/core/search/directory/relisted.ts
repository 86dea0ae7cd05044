import { isDeepStrictEqual } from 'node:util';
import type { Effects, InstallerProfileRow, JobRow } from '#functions/data/rows.ts';
import { standingView } from '../../figures/reputation.ts';
import { installerInDirectory, jobInDirectory } from './in-directory.ts';

/** Whether a change has to be listed. A change that hides something needs no write of its own, because rows are read again before they are shown. */

export const jobRelisted = (before: JobRow | null, after: JobRow): Pick<Effects, 'map'> =>
  isDeepStrictEqual(jobInDirectory(before), jobInDirectory(after))
    ? {}
    : { map: { kind: 'jobs', itemId: after.jobId } };

/** The reviews are the same before and after. */
const listed = (row: InstallerProfileRow | null) => installerInDirectory(row, standingView(null), false);

export const installerRelisted = (
  before: InstallerProfileRow | null,
  after: InstallerProfileRow,
): Pick<Effects, 'map'> =>
  isDeepStrictEqual(listed(before), listed(after)) ? {} : { map: { kind: 'installers', itemId: after.userId } };
