import type { WriteName } from '#shared/api/index.ts';
import type { WriteDeclaration } from './declaration.ts';
import { deleted, look, notYours, takenOff } from './races.ts';
import { job, reviewed } from './rereads.ts';

/** The writes of a job after its award: the date, the work, its evidence, payment and reviews. */
export const workWrites = {
  scheduleJob: {
    rereads: job,
    done: 'Installation scheduled',
    failed: 'Failed to schedule',
    fallback: 'Unable to schedule installation',
    races: { not_found: notYours, wrong_state: look },
  },
  startJob: {
    rereads: job,
    done: 'Job started successfully',
    failed: 'Failed to start job',
    races: { not_found: takenOff, wrong_state: look },
  },
  reportProgress: {
    rereads: job,
    done: 'Job progress updated',
    failed: 'Failed to update progress',
    races: { not_found: takenOff, wrong_state: look },
  },
  completeRequirement: {
    rereads: job,
    done: ({ body }) => (body.fileUrl ? 'File uploaded' : 'Requirement updated'),
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
    races: { not_found: takenOff, wrong_state: look },
  },
  changePhoto: {
    rereads: job,
    done: ({ body: { removed, place } }) =>
      removed ? 'Photo removed' : place === undefined ? 'Caption saved' : 'Photo moved',
    failed: 'Failed to update requirement',
    fallback: 'Unable to update requirement',
    races: { not_found: takenOff, wrong_state: look },
  },
  returnRequirement: {
    rereads: job,
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to update requirement',
    races: { not_found: deleted, wrong_state: look },
  },
  returnWork: {
    rereads: job,
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to send the work back',
    races: { not_found: deleted, wrong_state: look },
  },
  completeJob: {
    rereads: job,
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
    rereads: job,
    done: 'Payment request submitted',
    failed: 'Failed to request payment',
    fallback: 'Unable to submit payment request.',
    races: { not_found: takenOff, wrong_state: look },
  },
  approvePayment: {
    rereads: job,
    done: 'Payment approved',
    failed: 'Failed to approve payment',
    fallback: 'Unable to approve payment.',
    races: { not_found: deleted, wrong_state: look, conflict: 'The dialog now shows the new amount.' },
  },
  createRating: {
    rereads: reviewed,
    done: 'Review submitted',
    failed: 'Failed to submit review',
    races: { not_found: notYours, wrong_state: look },
  },
  updateRating: {
    rereads: reviewed,
    done: 'Review updated',
    failed: 'Failed to update review',
    races: { not_found: notYours, wrong_state: look },
  },
} as const satisfies { [N in WriteName]?: WriteDeclaration<N> };
