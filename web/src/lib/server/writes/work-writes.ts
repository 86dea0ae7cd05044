import type { WriteName } from '#shared/api/index.ts';
import { booked } from '../../dates.ts';
import { type WriteDeclaration, wholeJob } from './declaration.ts';
import { deleted, look, notYours, takenOff } from './races.ts';

/** Returns "BR-1013 · Mon 30 Nov". */
const scheduledText = (number: string | null, date: string): string =>
  [number, booked(date, 'weekday')].filter(Boolean).join(' · ');

/** The writes of a job after its award: the date, the work, its evidence, payment and reviews. */
export const workWrites = {
  scheduleJob: {
    changes: wholeJob,
    // A person who sets the dates of several jobs in a list sees which one was saved.
    done: ({ body }, { job }) => ['Installation scheduled', scheduledText(job.number, body.installationDate)],
    failed: 'Failed to schedule',
    fallback: 'Unable to schedule installation',
    races: { not_found: notYours, wrong_state: look },
  },
  assignTeam: {
    changes: wholeJob,
    done: 'Team saved',
    failed: 'Failed to save the team',
    races: { not_found: takenOff, wrong_state: look },
  },
  startJob: {
    changes: wholeJob,
    done: 'Job started successfully',
    failed: 'Failed to start job',
    races: { not_found: takenOff, wrong_state: look },
  },
  reportProgress: {
    changes: wholeJob,
    done: 'Job progress updated',
    failed: 'Failed to update progress',
    races: { not_found: takenOff, wrong_state: look },
  },
  completeRequirement: {
    changes: wholeJob,
    done: ({ body }) => (body.fileUrl ? 'File uploaded' : 'Requirement updated'),
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
    races: { not_found: takenOff, wrong_state: look },
  },
  changePhoto: {
    changes: wholeJob,
    done: ({ body: { removed, place } }) =>
      removed ? 'Photo removed' : place === undefined ? 'Caption saved' : 'Photo moved',
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
    races: { not_found: takenOff, wrong_state: look },
  },
  returnRequirement: {
    changes: wholeJob,
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to update requirement',
    races: { not_found: deleted, wrong_state: look },
  },
  returnWork: {
    changes: wholeJob,
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to request changes',
    races: { not_found: deleted, wrong_state: look },
  },
  completeJob: {
    changes: wholeJob,
    done: 'Job completed!',
    failed: 'Failed to complete job',
    fallback: 'Unable to complete job. Make sure all requirements are met.',
    races: {
      not_found: takenOff,
      wrong_state: look,
      requirements_open: 'The requirements show what is still open: the retailer may have asked for changes.',
    },
  },
  requestPayment: {
    changes: wholeJob,
    done: 'Payment request submitted',
    failed: 'Failed to request payment',
    fallback: 'Unable to submit payment request.',
    races: { not_found: takenOff, wrong_state: look },
  },
  approvePayment: {
    changes: wholeJob,
    done: 'Payment approved',
    failed: 'Failed to approve payment',
    fallback: 'Unable to approve payment.',
    races: { not_found: deleted, wrong_state: look, conflict: 'The dialog now shows the new amount.' },
  },
  askToShowPhoto: {
    changes: wholeJob,
    done: 'Request sent',
    failed: 'Request not sent',
    fallback: "We couldn't send your request.",
    races: { not_found: notYours, wrong_state: look },
  },
  answerShownPhoto: {
    changes: [...wholeJob, 'finishedWork'],
    done: ({ body }) => (body.isAllowed ? 'Both company pages show the photo' : 'Photo declined'),
    failed: 'Answer not saved',
    fallback: "We couldn't save your answer.",
    races: { not_found: notYours, wrong_state: look, conflict: 'The page now shows that photo.' },
  },
  removeShownPhoto: {
    changes: [...wholeJob, 'finishedWork'],
    done: 'Photo removed',
    failed: 'Failed to remove the photo',
    fallback: 'Unable to remove the photo.',
    races: { not_found: notYours, wrong_state: look },
  },
  createRating: {
    changes: [...wholeJob, 'reviews'],
    done: 'Review submitted',
    failed: 'Failed to submit review',
    races: { not_found: notYours, wrong_state: look },
  },
  updateRating: {
    changes: [...wholeJob, 'reviews'],
    done: 'Review updated',
    failed: 'Failed to update review',
    races: { not_found: notYours, wrong_state: look },
  },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
