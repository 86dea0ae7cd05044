/** The photo of a job that both company pages may show, once both companies have agreed to it. */
import type { Role, StoredJobStatus } from './job.ts';

/**
 * `asked`: one company has asked to show the photo, and the other has not answered. `removed`: one of the two companies has
 * removed the photo. `barred`: an administrator has removed the photo, and the job can show no other one.
 */
export const shownPhotoStates = ['asked', 'shown', 'declined', 'removed', 'barred'] as const;
export type ShownPhotoState = (typeof shownPhotoStates)[number];

/** The number of times that the two companies of a job, counted together, can ask to show a photo. */
export const maxPhotoAsks = 3;

/** The number of photos that a company page shows at a time. */
export const finishedWorkPerPage = 12;

const acceptedWork: readonly StoredJobStatus[] = ['paid', 'archived'];

/** Tells whether the retailer has accepted and paid for the work. Company pages only show photos of such jobs. */
export const isAcceptedWork = (status: StoredJobStatus): boolean => acceptedWork.includes(status);

/** Tells whether a photo waits for an answer or is shown. */
export const isLivePhoto = (state: ShownPhotoState): boolean => state === 'asked' || state === 'shown';

/** The facts about a job's photo that the lifecycle checks. */
export interface PhotoFacts {
  state: ShownPhotoState;
  askedBy: Role;
  asks: number;
}
