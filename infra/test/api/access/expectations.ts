import type { ErrorCode } from '#shared/api/errors.ts';

/**
 * Who may call what, written by hand from the rules of access. Nothing here is derived from the code it judges.
 * The test reads it in both directions: a route without a row fails, and so does a row without a route.
 */

/** Everybody who is signed in, in the order of the columns below. */
export const people = [
  'retailer',
  'owner',
  'installer',
  'invitee',
  'applicant',
  'assignee',
  'former',
  'linkInstaller',
  'linkRetailer',
  'admin',
] as const;
/** Those without a live session: nobody, a forged session, an expired one, a suspended account. */
export const visitors = ['anonymous', 'forged', 'expired', 'suspended'] as const;
export const actors = [...people, ...visitors] as const;
export type Person = (typeof people)[number];
export type Visitor = (typeof visitors)[number];
export type ActorName = (typeof actors)[number];

/** What a job is when it is asked for; `open` is posted and public, `private` posted and private. */
export const situations = [
  'draft',
  'open',
  'private',
  'accepted',
  'booked',
  'in_progress',
  'completed',
  'paid',
  'archived',
  'cancelled',
  'deleted',
] as const;
export type Situation = (typeof situations)[number];

const parties = 'owner assignee admin';
export const visibleTo: Record<Situation, string> = {
  draft: 'owner admin',
  open: people.join(' '),
  private: 'owner invitee applicant linkInstaller linkRetailer admin',
  accepted: parties,
  booked: parties,
  in_progress: parties,
  completed: parties,
  paid: parties,
  archived: parties,
  cancelled: parties,
  deleted: '',
};

/** Before the award the later assignee is an installer like any other. */
export const beforeAward = 'draft open private deleted';

/** The status of a success, or the code of a refusal. */
export type Outcome = number | ErrorCode;

/**
 * One cell a person:
 * 403   their role can never do this, whatever is asked for
 * 404   for them it does not exist
 * v403  404 unless they see the job, then 403: it is another party's to do
 * r403  404 unless the thing exists, then 403: theirs to see, not to change
 * ok    404 unless they see the job, then `done` where it is possible and `otherwise` where it is not
 * own   the same for their own thing, whether they see the job or not
 * For visitors: 401, expired (401 token_expired), suspended (403), or ok.
 */
export interface Expectation {
  people: string;
  visitors?: string;
  done: Outcome;
  /** Where it is possible; everywhere, unless said. */
  in?: string;
  otherwise?: ErrorCode;
  /** Where the thing inside the job does not exist. */
  absentIn?: string;
  /** `person situation`, or `person` alone: what `ok` and `own` come to for them in place of the above. */
  except?: Record<string, Outcome>;
}

/** Of most calls. */
export const usualVisitors = '401 401 expired suspended';
const everybody = 'ok  ok  ok  ok';
const each = 'ok   ok   ok   ok   ok   ok   ok   ok   ok   ok';
const byRetailers = 'ok   ok   403  403  403  403  403  403  ok   ok';
const byInstallers = '403  403  ok   ok   ok   ok   ok   ok   403  403';
const byOwner = 'v403 ok   403  403  403  403  403  403  v403 v403';
const byAssignee = '403  403  v403 v403 v403 ok   v403 v403 403  403';
const byParties = 'v403 ok   v403 v403 v403 ok   v403 v403 v403 v403';
const record = '404  ok   404  404  404  ok   404  404  404  ok';

const wrongState = 'wrong_state';
const posted = 'open private';

/** Calls about one job or something in it. A label may name one of several things behind the same call. */
export const jobExpectations = {
  //                                          RN   RO   IU   II   IA   IS   FO   SI   SR   AD
  'GET /api/jobs/{id}': { people: each, done: 200 },
  'GET /api/jobs/shared/{shareToken}': {
    people: 'own  own  own  own  own  own  own  own  own  own',
    visitors: 'own own expired suspended',
    done: 200,
    in: posted,
    otherwise: 'not_found',
  },
  'PUT /api/jobs/{id}': {
    people: byOwner,
    done: 200,
    in: 'draft open private accepted booked in_progress',
    otherwise: wrongState,
  },
  'DELETE /api/jobs/{id}': { people: byOwner, done: 204, in: 'draft open private', otherwise: wrongState },
  'POST /api/jobs/{id}/share': { people: byOwner, done: 200, in: posted, otherwise: wrongState },
  'POST /api/jobs/{id}/cancel': {
    people: byOwner,
    done: 200,
    in: 'open private accepted booked',
    otherwise: wrongState,
  },
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
      'former open': 'already_exists',
    },
  },
  'GET /api/jobs/{id}/applications': { people: 'v403 ok   403  403  403  403  403  403  v403 ok', done: 200 },
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
  'POST /api/jobs/{id}/schedule': { people: byParties, done: 200, in: 'accepted booked', otherwise: wrongState },
  'POST /api/jobs/{id}/start': { people: byAssignee, done: 200, in: 'accepted booked', otherwise: wrongState },
  'POST /api/jobs/{id}/progress': { people: byAssignee, done: 200, in: 'in_progress', otherwise: wrongState },
  'GET /api/jobs/{id}/requirements': { people: each, done: 200 },
  'PATCH /api/requirements/{requirementId}/complete': {
    people: byAssignee,
    done: 200,
    in: 'booked in_progress',
    otherwise: wrongState,
  },
  'POST /api/requirements/{requirementId}/return': {
    people: byOwner,
    done: 200,
    in: 'in_progress completed',
    otherwise: wrongState,
  },
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
  'GET /api/objects/{objectKey} (a photo of the job)': { people: each, done: 302 },
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

/** Calls about the person who asks, about people, or about no one. */
export const personalExpectations = {
  //                                                RN   RO   IU   II   IA   IS   FO   SI   SR   AD
  'GET /api/auth/me': { people: each, done: 200 },
  'POST /api/auth/login': { people: each, visitors: everybody, done: 200 },
  'POST /api/auth/register': {
    people: each,
    visitors: 'own own expired suspended',
    done: 'conflict',
    except: { anonymous: 201, forged: 201 },
  },
  'POST /api/auth/logout': { people: each, visitors: everybody, done: 204 },
  'POST /api/auth/refresh': { people: each, visitors: '401 401 ok suspended', done: 200 },
  'POST /api/auth/change-password (with a wrong one)': { people: each, done: 'invalid' },
  'POST /api/auth/forgot-password': { people: each, visitors: everybody, done: 204 },
  'POST /api/auth/reset-password (with a wrong code)': { people: each, visitors: everybody, done: 'invalid' },
  'GET /api/config/google-maps': { people: each, visitors: everybody, done: 200 },
  'GET /api/landing/stats': { people: each, visitors: everybody, done: 200 },
  'GET /api/landing/featured-jobs': { people: each, visitors: everybody, done: 200 },
  'GET /api/places': { people: each, visitors: everybody, done: 200 },
  'GET /api/places/geocode': { people: each, visitors: everybody, done: 200 },
  'GET /api/places/nearby': { people: each, visitors: everybody, done: 200 },
  'GET /api/profile': { people: each, done: 200 },
  'POST /api/profile/retailer': { people: byRetailers, done: 'already_exists' },
  'PUT /api/profile/retailer': { people: byRetailers, done: 200 },
  'POST /api/profile/installer': { people: byInstallers, done: 'already_exists' },
  'PUT /api/profile/installer': { people: byInstallers, done: 200 },
  "PUT /api/retailer/logo (the owner's file)": {
    people: byRetailers,
    done: 200,
    except: { retailer: 'invalid', linkRetailer: 'invalid', admin: 'invalid' },
  },
  'GET /api/installers/{id} (a public one, the installer)': {
    people: 'ok   ok   own  403  403  403  403  403  ok   ok',
    done: 200,
  },
  'GET /api/installers/{id} (a private one, the former assignee)': {
    people: '404  ok   403  403  403  403  own  403  404  ok',
    done: 200,
  },
  'GET /api/installers/{id} (a retailer)': {
    people: '404  404  403  403  403  403  403  403  404  404',
    done: 200,
  },
  'GET /api/retailers/{id}': { people: each, done: 200 },
  'GET /api/public/company/{id}': { people: each, visitors: everybody, done: 200 },
  'GET /api/preferred-installers': { people: byRetailers, done: 200 },
  'PUT /api/preferred-installers/{id}': { people: byRetailers, done: 204 },
  'DELETE /api/preferred-installers/{id}': { people: byRetailers, done: 204 },
  'GET /api/jobs/retailer': { people: byRetailers, done: 200 },
  'GET /api/jobs/installer': { people: byInstallers, done: 200 },
  'GET /api/jobs/public': { people: byInstallers, done: 200 },
  'GET /api/dashboard/retailer/stats': { people: byRetailers, done: 200 },
  'GET /api/dashboard/installer/stats': { people: byInstallers, done: 200 },
  'POST /api/jobs': { people: byRetailers, done: 201 },
  'GET /api/applications/installer': { people: byInstallers, done: 200 },
  'GET /api/invites': { people: byInstallers, done: 200 },
  'POST /api/objects/upload': { people: each, done: 200 },
  "POST /api/objects/finalize (the owner's file)": {
    people: '404  own  404  404  404  404  404  404  404  404',
    done: 200,
  },
  "POST /api/objects/set-acl (the owner's file)": {
    people: '404  own  404  404  404  404  404  404  404  404',
    done: 200,
  },
  "GET /api/objects/{objectKey} (the owner's file, attached to nothing)": {
    people: '404  own  404  404  404  404  404  404  404  ok',
    done: 302,
  },
  "GET /api/objects/{objectKey} (the retailer's logo)": {
    people: each,
    visitors: 'ok  ok  expired suspended',
    done: 302,
  },
  'GET /api/notifications': { people: each, done: 200 },
  "POST /api/notifications/{id}/read (the owner's)": {
    people: '404  own  404  404  404  404  404  404  404  404',
    done: 200,
  },
  'POST /api/notifications/read-all': { people: each, done: 200 },
  'PUT /api/notifications/email': { people: each, done: 200 },
} satisfies Record<string, Expectation>;

export type JobLabel = keyof typeof jobExpectations;
export type PersonalLabel = keyof typeof personalExpectations;
