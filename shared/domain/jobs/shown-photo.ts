/** The photo of a job that both company pages may show, once both companies have agreed to it. */
import type { Role, StoredJobStatus } from './job.ts';

/**
 * `asked`: one company asks for it, and the other has not answered. `removed`: one of the two has taken it down. `barred`: an
 * administrator has, and the job shows no other photo.
 */
export const shownPhotoStates = ['asked', 'shown', 'declined', 'removed', 'barred'] as const;
export type ShownPhotoState = (typeof shownPhotoStates)[number];

/** How often the two companies of a job can ask each other. */
export const maxPhotoAsks = 3;

/** How many photos a company page shows at once. */
export const finishedWorkPerPage = 12;

const acceptedWork: readonly StoredJobStatus[] = ['paid', 'archived'];

/** Whether the retailer has accepted and paid for the work. Only such a job has a photo on company pages. */
export const isAcceptedWork = (status: StoredJobStatus): boolean => acceptedWork.includes(status);

/** Whether a photo waits for an answer or is shown. */
export const isLivePhoto = (state: ShownPhotoState): boolean => state === 'asked' || state === 'shown';

/** The photo of a job, as far as the lifecycle decides by it. */
export interface PhotoFacts {
  state: ShownPhotoState;
  askedBy: Role;
  asks: number;
}
