import { type Expectation, everyone } from './expectations.ts';

const byOwner = 'v403 ok   403  403  403  403  403  403  v403 v403';
const byAssignee = '403  403  v403 v403 v403 ok   v403 v403 403  403';
const byParties = 'v403 ok   v403 v403 v403 ok   v403 v403 v403 v403';
const record = '404  ok   404  404  404  ok   404  404  404  ok';

const wrongState = 'wrong_state';
const posted = 'open private';

/** Calls about one job or something in it. If a call can be about several kinds of items, the label names the kind. */
export const jobExpectations = {
  //                                          RN   RO   IU   II   IA   IS   FO   SI   SR   AD
  'GET /api/jobs/{id}': { people: everyone, done: 200 },
  'GET /api/jobs/shared/{shareToken}': {
    people: 'own  own  own  own  own  own  own  own  own  own',
    visitors: 'own own expired suspended',
    done: 200,
    in: posted,
    otherwise: 'not_found',
  },
  'GET /api/public/jobs/{id}': {
    people: everyone,
    visitors: 'ok  ok  ok  ok',
    done: 200,
    in: 'open',
    otherwise: 'not_found',
  },
  'GET /api/jobs/{id}/history': { people: record, done: 200 },
  'PUT /api/jobs/{id}': {
    people: byOwner,
    done: 200,
    in: 'draft open private accepted booked in_progress',
    otherwise: wrongState,
  },
  'DELETE /api/jobs/{id}': { people: byOwner, done: 204, in: 'draft open private', otherwise: wrongState },
  'POST /api/jobs/{id}/share': { people: byOwner, done: 200, in: posted, otherwise: wrongState },
  'GET /api/jobs/{id}/share': { people: byOwner, done: 200 },
  'DELETE /api/jobs/{id}/share': { people: byOwner, done: 204, in: posted, otherwise: wrongState },
  'POST /api/jobs/{id}/cancel': {
    people: byOwner,
    done: 200,
    in: 'open private accepted booked',
    otherwise: wrongState,
  },
  'PATCH /api/admin/jobs/{id}': { people: '403  403  403  403  403  403  403  403  403  ok', done: 200 },
  'GET /api/jobs/{id}/calendar': {
    people: byParties,
    done: 200,
    in: 'booked in_progress completed paid archived',
    otherwise: 'not_found',
  },
  'GET /api/jobs/{id}/candidates': { people: byOwner, done: 200 },
  'GET /api/jobs/{id}/invites': { people: 'v403 ok   403  403  403  403  403  403  v403 ok', done: 200 },
  'POST /api/jobs/{id}/invites': { people: byOwner, done: 201, in: 'private', otherwise: wrongState },
  'POST /api/invites/{id}/respond': {
    people: '403  403  404  own  404  404  404  404  403  403',
    done: 200,
    in: posted,
    otherwise: wrongState,
    absentIn: 'draft deleted',
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
  },
  'GET /api/jobs/{id}/applications': { people: 'v403 ok   403  403  403  403  403  403  v403 ok', done: 200 },
  'POST /api/jobs/{id}/applications/review': {
    people: byOwner,
    done: 204,
    in: posted,
    otherwise: wrongState,
  },
  'PUT /api/applications/{id}': {
    people: '404  own  404  404  r403 404  404  404  404  r403',
    done: 200,
    in: posted,
    otherwise: wrongState,
    absentIn: 'draft deleted',
  },
  'POST /api/applications/{id}/withdraw': {
    people: '404  r403 404  404  own  404  404  404  404  r403',
    done: 204,
    in: posted,
    otherwise: wrongState,
    absentIn: 'draft deleted',
  },
  'POST /api/jobs/{id}/accept': {
    people: '403  403  v403 ok   v403 ok   v403 ok   403  403',
    done: 200,
    in: 'open private accepted booked in_progress completed paid archived',
    otherwise: wrongState,
  },
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
  },
  'POST /api/jobs/{id}/start': { people: byAssignee, done: 200, in: 'accepted booked', otherwise: wrongState },
  'POST /api/jobs/{id}/progress': { people: byAssignee, done: 200, in: 'in_progress', otherwise: wrongState },
  'GET /api/jobs/{id}/requirements': { people: everyone, done: 200 },
  'PATCH /api/requirements/{requirementId}/complete': {
    people: byAssignee,
    done: 200,
    in: 'booked in_progress',
    otherwise: wrongState,
  },
  'PATCH /api/requirements/{requirementId}/photos (of a tick)': {
    people: byAssignee,
    done: 'invalid',
    in: 'booked in_progress',
    otherwise: wrongState,
  },
  'POST /api/requirements/{requirementId}/return': {
    people: byOwner,
    done: 200,
    in: 'in_progress completed',
    otherwise: wrongState,
  },
  'POST /api/jobs/{id}/return': { people: byOwner, done: 200, in: 'completed', otherwise: wrongState },
  'POST /api/jobs/{id}/complete': { people: byAssignee, done: 200, in: 'booked in_progress', otherwise: wrongState },
  'POST /api/jobs/{id}/request-payment': { people: byAssignee, done: 200, in: 'completed', otherwise: wrongState },
  'GET /api/payments/{id}': { people: record, done: 200 },
  'POST /api/payments/{id}/approve': {
    people: '404  ok   403  403  403  403  403  403  404  v403',
    done: 200,
    in: 'completed',
    otherwise: wrongState,
  },
  'GET /api/payments/{id}/remittance': { people: record, done: 302, in: 'paid archived', otherwise: 'not_found' },
  'PUT /api/jobs/{id}/status': { people: byParties, done: 200, in: 'paid archived', otherwise: wrongState },
  'GET /api/jobs/{id}/reviews': { people: record, done: 200 },
  'POST /api/ratings': {
    people: '404  ok   404  404  404  ok   404  404  404  v403',
    done: 201,
    in: 'paid archived',
    otherwise: wrongState,
    except: { 'assignee archived': 'already_exists' },
  },
  "PUT /api/ratings/{id} (the assignee's)": {
    people: '404  r403 404  404  404  own  404  404  404  r403',
    done: 200,
    absentIn: `draft ${posted} accepted booked in_progress completed paid cancelled deleted`,
  },
  'GET /api/objects/{objectKey} (a photo of the job)': {
    people: everyone,
    done: 302,
    except: { retailer: 'not_found', linkRetailer: 'not_found' },
  },
  'GET /api/objects/{objectKey} (the pre-approval)': { people: record, done: 302 },
  'GET /api/objects/{objectKey} (a file of a requirement)': {
    people: record,
    done: 302,
    in: 'in_progress completed paid archived',
    otherwise: 'not_found',
  },
  'GET /api/objects/{objectKey} (the remittance)': {
    people: record,
    done: 302,
    in: 'paid archived',
    otherwise: 'not_found',
  },
} satisfies Record<string, Expectation>;

export type JobLabel = keyof typeof jobExpectations;
