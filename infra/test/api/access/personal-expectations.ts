import { type Expectation, everyone } from './expectations.ts';

const everybody = 'ok  ok  ok  ok';
const byRetailers = 'ok   ok   403  403  403  403  403  403  ok   ok';
const byAdmins = '403  403  403  403  403  403  403  403  403  ok';
const byInstallers = '403  403  ok   ok   ok   ok   ok   ok   403  403';

/** Calls about the caller, about other people, or about nobody. */
export const personalExpectations = {
  //                                                RN   RO   IU   II   IA   IS   FO   SI   SR   AD
  'GET /api/auth/me': { people: everyone, done: 200 },
  'POST /api/auth/login': { people: everyone, visitors: everybody, done: 200 },
  'POST /api/auth/register': {
    people: everyone,
    visitors: 'own own expired suspended',
    done: 'conflict',
    except: { anonymous: 201, forged: 201 },
  },
  'POST /api/auth/logout': { people: everyone, visitors: everybody, done: 204 },
  'POST /api/auth/refresh': { people: everyone, visitors: '401 401 ok suspended', done: 200 },
  'POST /api/auth/change-password (with a wrong one)': { people: everyone, done: 'invalid' },
  'POST /api/auth/confirm-password (with a wrong one)': { people: everyone, done: 'invalid' },
  'POST /api/auth/forgot-password': { people: everyone, visitors: everybody, done: 204 },
  'POST /api/auth/reset-password (with a wrong code)': { people: everyone, visitors: everybody, done: 'invalid' },
  'GET /api/config/google-maps': { people: everyone, visitors: everybody, done: 200 },
  'GET /api/landing/stats': { people: everyone, visitors: everybody, done: 200 },
  'GET /api/landing/featured-jobs': { people: everyone, visitors: everybody, done: 200 },
  'GET /api/landing/dots': { people: everyone, visitors: everybody, done: 200 },
  'GET /api/places': { people: everyone, visitors: everybody, done: 200 },
  'GET /api/places/geocode': { people: everyone, visitors: everybody, done: 200 },
  'GET /api/places/nearby': { people: everyone, visitors: everybody, done: 200 },
  'GET /api/map': { people: everyone, done: 200 },
  'GET /api/installers': { people: everyone, visitors: 'ok ok expired suspended', done: 200 },
  'GET /api/map/unplaced': { people: everyone, done: 200 },
  'GET /api/profile': { people: everyone, done: 200 },
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
  'GET /api/retailers/{id}': { people: everyone, done: 200 },
  'GET /api/public/company/{id}': { people: everyone, visitors: everybody, done: 200 },
  'GET /api/public/installers/{id} (a public one, the installer)': {
    people: everyone,
    visitors: 'ok  ok  expired suspended',
    done: 200,
  },
  'GET /api/public/installers/{id} (a private one, the former assignee)': {
    people: '404  ok   404  404  404  404  own  404  404  ok',
    visitors: '404 404 expired suspended',
    done: 200,
  },
  'GET /api/public/people/{id}/reviews (of a retailer)': {
    people: everyone,
    visitors: 'ok  ok  expired suspended',
    done: 200,
  },
  'GET /api/public/people/{id}/completed-jobs (of a private installer, the former assignee)': {
    people: '404  ok   404  404  404  404  own  404  404  ok',
    visitors: '404 404 expired suspended',
    done: 200,
  },
  'GET /api/preferred-installers': { people: byRetailers, done: 200 },
  'PUT /api/preferred-installers/{id}': { people: byRetailers, done: 204 },
  'DELETE /api/preferred-installers/{id}': { people: byRetailers, done: 204 },
  'PUT /api/preferred-installers/{id}/note (of one who is not preferred)': { people: byRetailers, done: 'conflict' },
  'GET /api/network': { people: everyone, done: 200 },
  'PUT /api/network/hidden/{id} (a stranger)': {
    people: '404  404  404  404  404  404  404  404  404  404',
    done: 204,
  },
  'DELETE /api/network/hidden/{id}': { people: everyone, done: 204 },
  'GET /api/jobs/retailer': { people: byRetailers, done: 200 },
  'GET /api/jobs/own': { people: everyone, done: 200 },
  'GET /api/payments': { people: everyone, done: 200 },
  'GET /api/jobs/installer': { people: byInstallers, done: 200 },
  'GET /api/jobs/public': { people: byInstallers, done: 200 },
  'GET /api/dashboard/retailer/stats': { people: byRetailers, done: 200 },
  'GET /api/dashboard/installer/stats': { people: byInstallers, done: 200 },
  'POST /api/jobs': { people: byRetailers, done: 201 },
  'GET /api/applications/installer': { people: byInstallers, done: 200 },
  'GET /api/invites': { people: byInstallers, done: 200 },
  'POST /api/objects/upload': { people: everyone, done: 200 },
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
    people: everyone,
    visitors: everybody,
    done: 302,
  },
  'GET /api/notifications': { people: everyone, done: 200 },
  "POST /api/notifications/{id}/read (the owner's)": {
    people: '404  own  404  404  404  404  404  404  404  404',
    done: 200,
  },
  'POST /api/notifications/read-all': { people: everyone, done: 200 },
  'GET /api/calendar-feed': { people: everyone, done: 200 },
  'POST /api/calendar-feed': { people: everyone, done: 200 },
  'DELETE /api/calendar-feed': { people: everyone, done: 204 },
  'GET /api/calendars/{id}/{token} (guessed)': {
    people: everyone,
    visitors: everybody,
    done: 'not_found',
  },
  'GET /api/searches': { people: byInstallers, done: 200 },
  'POST /api/searches': { people: byInstallers, done: 201 },
  "PATCH /api/searches/{id} (the installer's)": {
    people: '403  403  own  404  404  404  404  404  403  403',
    done: 200,
  },
  "DELETE /api/searches/{id} (the installer's)": {
    people: '403  403  own  404  404  404  404  404  403  403',
    done: 204,
  },
  'GET /api/admin/totals': { people: byAdmins, done: 200 },
  'GET /api/admin/retailers': { people: byAdmins, done: 200 },
  'GET /api/admin/installers': { people: byAdmins, done: 200 },
  'GET /api/admin/jobs': { people: byAdmins, done: 200 },
  'GET /api/admin/people/{id}/notes': { people: byAdmins, done: 200 },
  'POST /api/admin/people/{id}/notes': { people: byAdmins, done: 204 },
  'GET /api/admin/acts': { people: byAdmins, done: 200 },
  'GET /api/admin/unverified': { people: byAdmins, done: 200 },
  'PATCH /api/admin/retailers/{id}': { people: byAdmins, done: 200 },
  'PATCH /api/admin/installers/{id}': { people: byAdmins, done: 200 },
  'POST /api/admin/installers/{id}/saa-number': { people: byAdmins, done: 200 },
  'POST /api/admin/installers/{id}/verification (of an old version)': { people: byAdmins, done: 'conflict' },
  'DELETE /api/admin/installers/{id}/verification': { people: byAdmins, done: 200 },
  "POST /api/admin/people/{id}/suspension (an administrator's)": { people: byAdmins, done: 'wrong_state' },
  'DELETE /api/admin/people/{id}/suspension': { people: byAdmins, done: 200 },
  'PUT /api/notifications/preferences': { people: everyone, done: 200 },
} satisfies Record<string, Expectation>;

export type PersonalLabel = keyof typeof personalExpectations;
