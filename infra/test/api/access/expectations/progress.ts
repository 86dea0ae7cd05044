import type { progressRoutes } from '#shared/api/progress.ts';
import { byAssignee, byOwner, byParties, everyone, wrongState } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const progressExpectations = {
  aboutJobs: {
    'POST /api/jobs/{id}/unassign': {
      people: byParties,
      done: 200,
      in: 'accepted booked in_progress',
      otherwise: wrongState,
    },
    'POST /api/jobs/{id}/schedule': {
      people: byParties,
      done: 200,
      in: 'accepted booked in_progress',
      otherwise: wrongState,
      call: { leaves: ['booked'] },
    },
    'GET /api/jobs/{id}/schedule-plan': {
      people: byParties,
      done: 200,
      in: 'accepted booked in_progress',
      otherwise: wrongState,
    },
    'PUT /api/jobs/{id}/team': {
      people: byAssignee,
      done: 200,
      in: 'accepted booked in_progress',
      otherwise: wrongState,
      call: { leaves: true },
    },
    'POST /api/jobs/{id}/start': { people: byAssignee, done: 200, in: 'accepted booked', otherwise: wrongState },
    'POST /api/jobs/{id}/progress': {
      people: byAssignee,
      done: 200,
      in: 'in_progress',
      otherwise: wrongState,
      call: { leaves: true },
    },
    'GET /api/jobs/{id}/requirements': { people: everyone, done: 200 },
    // The example attaches a file, and the next call could not attach that file again. So the test ticks a checkbox.
    'PATCH /api/requirements/{requirementId}/complete': {
      people: byAssignee,
      done: 200,
      in: 'booked in_progress',
      otherwise: wrongState,
      call: { params: { requirementId: '{checkbox}' }, body: { completed: true }, leaves: true },
    },
    'PATCH /api/requirements/{requirementId}/photos (of a tick)': {
      people: byAssignee,
      done: 'invalid',
      in: 'booked in_progress',
      otherwise: wrongState,
      call: { params: { requirementId: '{checkbox}' }, leaves: true },
    },
    'POST /api/requirements/{requirementId}/return': {
      people: byOwner,
      done: 200,
      in: 'in_progress completed',
      otherwise: wrongState,
    },
    'POST /api/jobs/{id}/return': { people: byOwner, done: 200, in: 'completed', otherwise: wrongState },
    // No job of the access test has a photo of the work. `shown-photos.test.ts` tests requests about such photos.
    'POST /api/jobs/{id}/shown-photo (of a document)': {
      people: byParties,
      done: 'invalid',
      in: 'paid archived',
      otherwise: wrongState,
    },
    'POST /api/jobs/{id}/shown-photo/answer (to no one)': { people: byParties, done: wrongState },
    'POST /api/jobs/{id}/shown-photo/remove (of none)': { people: byParties, done: wrongState },
    'POST /api/jobs/{id}/complete': {
      people: byAssignee,
      done: 200,
      in: 'booked in_progress',
      otherwise: wrongState,
      call: { needsFinished: true },
    },
    'PUT /api/jobs/{id}/status': {
      people: byParties,
      done: 200,
      in: 'paid archived',
      otherwise: wrongState,
      call: { leaves: ['archived'] },
    },
  },
} satisfies GroupExpectations<typeof progressRoutes>;
