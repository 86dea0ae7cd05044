import type { applicationRoutes } from '#shared/api/applications.ts';
import { byInstallers, byOwner, byOwnerOrAdmin, posted, wrongState } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const applicationExpectations = {
  aboutJobs: {
    //         RN   RO   IU   II   IA   IS   FO   SI   SR   AD  (the callers, see `cells.ts`)
    'GET /api/jobs/{id}/candidates': { people: byOwner, done: 200 },
    'GET /api/jobs/{id}/invites': { people: byOwnerOrAdmin, done: 200 },
    'POST /api/jobs/{id}/invites': {
      people: byOwner,
      done: 201,
      in: 'private',
      otherwise: wrongState,
      call: { leaves: true },
    },
    // The example declines the invitation. The test accepts it, because only an acceptance awards the job.
    'POST /api/invites/{id}/respond': {
      people: '403  403  404  own  404  404  404  404  403  403',
      done: 200,
      in: posted,
      otherwise: wrongState,
      absentIn: 'draft deleted',
      call: { body: { status: 'accepted' } },
    },
    'POST /api/jobs/{id}/apply': {
      people: '403  403  ok   ok   ok   ok   ok   ok   403  403',
      done: 201,
      in: posted,
      otherwise: wrongState,
      except: {
        'applicant open': 'already_exists',
        'applicant private': 'already_exists',
      },
      call: { leaves: true },
    },
    'GET /api/jobs/{id}/applications': { people: byOwnerOrAdmin, done: 200 },
    // In the example, the assignee is the applicant. In this test, the applicant is another person.
    'POST /api/jobs/{id}/applications/review': {
      people: byOwner,
      done: 204,
      in: posted,
      otherwise: wrongState,
      call: { body: { installerIds: ['{applicant}'] }, leaves: true },
    },
    // The example rejects the application. The test accepts it, because only an acceptance awards the job.
    'PUT /api/applications/{id}': {
      people: '404  own  404  404  r403 404  404  404  404  r403',
      done: 200,
      in: posted,
      otherwise: wrongState,
      absentIn: 'draft deleted',
      call: { body: { status: 'accepted' }, needs: ['applicant'] },
    },
    'POST /api/applications/{id}/withdraw': {
      people: '404  r403 404  404  own  404  404  404  404  r403',
      done: 204,
      in: posted,
      otherwise: wrongState,
      absentIn: 'draft deleted',
    },
    // The body is empty, because the share token of the example would show the job to every caller.
    'POST /api/jobs/{id}/accept': {
      people: '403  403  v403 ok   v403 ok   v403 ok   403  403',
      done: 200,
      in: 'open private accepted booked in_progress completed paid archived',
      otherwise: wrongState,
      call: { body: {}, leaves: ['accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived'] },
    },
  },
  aboutPeople: {
    'GET /api/applications/installer': { people: byInstallers, done: 200 },
    'GET /api/invites': { people: byInstallers, done: 200 },
  },
} satisfies GroupExpectations<typeof applicationRoutes>;
