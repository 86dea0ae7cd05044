import type { adminRoutes } from '#shared/api/admin.ts';
import { byAdmins, wrongState } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const adminExpectations = {
  aboutJobs: {
    // The example would change the status of the job, so later calls about the job would get other answers.
    'PATCH /api/admin/jobs/{id}': {
      people: byAdmins,
      done: 200,
      call: { body: { description: 'Both face north' }, leaves: true },
    },
    'POST /api/admin/jobs/{id}/shown-photo/remove (of none)': { people: byAdmins, done: wrongState },
  },
  aboutPeople: {
    'GET /api/admin/totals': { people: byAdmins, done: 200 },
    'GET /api/admin/health': { people: byAdmins, done: 200 },
    'GET /api/admin/retailers': { people: byAdmins, done: 200 },
    'GET /api/admin/installers': { people: byAdmins, done: 200 },
    'GET /api/admin/jobs': { people: byAdmins, done: 200 },
    'GET /api/admin/people/{id}/notes': { people: byAdmins, done: 200 },
    'POST /api/admin/people/{id}/notes': { people: byAdmins, done: 204 },
    'DELETE /api/admin/people/{id}/notes/{noteId} (which is gone)': {
      people: byAdmins,
      done: 204,
      call: { params: { noteId: '{nothing}' } },
    },
    'GET /api/admin/credentials': { people: byAdmins, done: 200 },
    'POST /api/admin/installers/{id}/credentials/{slot}/number': { people: byAdmins, done: 200 },
    'POST /api/admin/installers/{id}/credentials/{slot}/check (of an old version)': {
      people: byAdmins,
      done: 'conflict',
      call: { body: { version: 999 } },
    },
    'POST /api/admin/installers/{id}/credentials/{slot}/decline (of an old version)': {
      people: byAdmins,
      done: 'conflict',
      call: { body: { version: 999, reason: 'Expired' } },
    },
    'GET /api/admin/reports': { people: byAdmins, done: 200 },
    'POST /api/admin/reports/{id}/decision (of an old version)': {
      people: byAdmins,
      done: 'conflict',
      call: { body: { version: 999, decision: 'keep', reason: 'A test' } },
    },
    'GET /api/admin/acts': { people: byAdmins, done: 200 },
    'GET /api/admin/unverified': { people: byAdmins, done: 200 },
    // The example would replace the ABN that the test looks for in the answers.
    'PATCH /api/admin/retailers/{id}': { people: byAdmins, done: 200, call: { body: { companyBio: 'Quick' } } },
    // The example would replace the phone number and the position that the test looks for in the answers.
    'PATCH /api/admin/installers/{id}': { people: byAdmins, done: 200, call: { body: { installRadius: 0 } } },
    'POST /api/admin/installers/{id}/saa-number': { people: byAdmins, done: 200 },
    'POST /api/admin/installers/{id}/verification (of an old version)': {
      people: byAdmins,
      done: 'conflict',
      call: { body: { version: 999 } },
    },
    'DELETE /api/admin/installers/{id}/verification': { people: byAdmins, done: 200 },
    'POST /api/admin/installers/{id}/verification-decline (of an old version)': {
      people: byAdmins,
      done: 'conflict',
      call: { body: { version: 999, reason: 'Expired' } },
    },
    "POST /api/admin/people/{id}/suspension (an administrator's)": {
      people: byAdmins,
      done: 'wrong_state',
      call: { params: { id: '{admin}' } },
    },
    'DELETE /api/admin/people/{id}/suspension': { people: byAdmins, done: 200 },
    'DELETE /api/admin/people/{id}/two-factor': { people: byAdmins, done: 200 },
    'POST /api/admin/people/{id}/mail': { people: byAdmins, done: 200 },
  },
} satisfies GroupExpectations<typeof adminRoutes>;
