import { isDeepStrictEqual } from 'node:util';
import type { NamedWrite } from '#functions/data/commit.ts';
import { type Drawing, deletePin } from '#functions/data/map/pin-writes.ts';
import type { Effects, InstallerProfileRow, JobRow } from '#functions/data/rows.ts';
import { standingView } from '../../figures/reputation.ts';
import { installerInDirectory, jobInDirectory } from '../directory/in-directory.ts';
import { installerOnMap, jobOnMap } from './on-map.ts';

/** How changes of jobs and profiles affect the map and the directory. */

type Redraw = NonNullable<Effects['map']>;

/** Removes the marker of what may no longer be seen there, in the change's own transaction. The counts follow. */
const hidden = (before: Drawing | null, after: Drawing | null): NamedWrite[] =>
  before && before.pin.square !== after?.pin.square ? [deletePin(before.pin)] : [];

interface MapChange {
  writes: NamedWrite[];
  effect: Pick<Effects, 'map'>;
}

const mapChange = (target: Redraw, before: Drawing | null, after: Drawing | null, isListedAsIs = true): MapChange => ({
  writes: hidden(before, after),
  effect: isListedAsIs && isDeepStrictEqual(before, after) ? {} : { map: target },
});

/** How a change of a job affects the map and the list that installers find work in. */
export const jobMoved = (before: JobRow | null, after: JobRow): MapChange =>
  mapChange(
    { kind: 'jobs', itemId: after.jobId },
    jobOnMap(before),
    jobOnMap(after),
    isDeepStrictEqual(jobInDirectory(before), jobInDirectory(after)),
  );

const noReviews = standingView(null);
const isSuspended = (row: InstallerProfileRow | null): boolean => row?.suspendedAt !== undefined;

/**
 * How a change of an installer's profile affects the map and the directory. The reviews are the same before and after. The
 * directory reads each profile again before it shows it, so what is hidden there needs no write here.
 */
export const installerMoved = (before: InstallerProfileRow | null, after: InstallerProfileRow): MapChange =>
  mapChange(
    { kind: 'installers', itemId: after.userId },
    installerOnMap(before, noReviews, isSuspended(before)),
    installerOnMap(after, noReviews, isSuspended(after)),
    isDeepStrictEqual(
      installerInDirectory(before, noReviews, isSuspended(before)),
      installerInDirectory(after, noReviews, isSuspended(after)),
    ),
  );
