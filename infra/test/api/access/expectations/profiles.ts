import type { profileRoutes } from '#shared/api/profiles.ts';
import { byInstallers, byRetailers, everyone, everyVisitor, sessionOptional } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const profileExpectations = {
  aboutPeople: {
    //         RN   RO   IU   II   IA   IS   FO   SI   SR   AD  (the callers, see `cells.ts`)
    'GET /api/profile': { people: everyone, done: 200 },
    // The examples would replace the secrets that the test looks for in the answers.
    'POST /api/profile/retailer': {
      people: byRetailers,
      done: 'already_exists',
      call: { body: ({ profile }) => profile },
    },
    'PUT /api/profile/retailer': { people: byRetailers, done: 200, call: { body: ({ profile }) => profile } },
    'POST /api/profile/installer': {
      people: byInstallers,
      done: 'already_exists',
      call: { body: ({ profile }) => profile },
    },
    'PUT /api/profile/installer': { people: byInstallers, done: 200, call: { body: ({ profile }) => profile } },
    "PUT /api/retailer/logo (the owner's file)": {
      people: byRetailers,
      done: 200,
      except: { retailer: 'invalid', linkRetailer: 'invalid', admin: 'invalid' },
      call: { body: { logoURL: '{ownersImage}' } },
    },
    'GET /api/installers/{id} (a public one, the installer)': {
      people: 'ok   ok   own  403  403  403  403  403  ok   ok',
      done: 200,
      call: { params: { id: '{installer}' } },
    },
    'GET /api/installers/{id} (a private one, the former assignee)': {
      people: '404  ok   403  403  403  403  own  403  404  ok',
      done: 200,
      call: { params: { id: '{former}' } },
    },
    'GET /api/installers/{id} (a retailer)': {
      people: '404  404  403  403  403  403  403  403  404  404',
      done: 200,
      call: { params: { id: '{retailer}' } },
    },
    'GET /api/credentials': { people: byInstallers, done: 200 },
    // The example would replace the number that the test looks for in the answers.
    'PUT /api/credentials/{slot} (of an old version)': {
      people: byInstallers,
      done: 'conflict',
      call: { body: { version: 999, credentialNumber: '1', expiresOn: '2030-01-01' } },
    },
    'DELETE /api/credentials/{slot} (which is not there)': { people: byInstallers, done: 204 },
    'GET /api/installers/{id}/credentials (a public one, the installer)': {
      people: byRetailers,
      done: 200,
      call: { params: { id: '{installer}' } },
    },
    'GET /api/installers/{id}/credentials (a private one, the former assignee)': {
      people: '404  ok   403  403  403  403  403  403  404  ok',
      done: 200,
      call: { params: { id: '{former}' } },
    },
    'GET /api/installers/{id}/contact (a public one, the installer)': {
      people: byRetailers,
      done: 200,
      call: { params: { id: '{installer}' } },
    },
    'GET /api/installers/{id}/contact (a private one, the former assignee)': {
      people: '404  ok   403  403  403  403  403  403  404  ok',
      done: 200,
      call: { params: { id: '{former}' } },
    },
    'GET /api/retailers/{id}': { people: everyone, done: 200 },
    'GET /api/public/company/{id}': { people: everyone, visitors: everyVisitor, done: 200 },
    'GET /api/public/installers/{id} (a public one, the installer)': {
      people: everyone,
      visitors: sessionOptional,
      done: 200,
      call: { params: { id: '{installer}' } },
    },
    'GET /api/public/installers/{id} (a private one, the former assignee)': {
      people: '404  ok   404  404  404  404  own  404  404  ok',
      visitors: '404 404 expired suspended',
      done: 200,
      call: { params: { id: '{former}' } },
    },
    'GET /api/public/people/{id}/reviews (of a retailer)': {
      people: everyone,
      visitors: sessionOptional,
      done: 200,
      call: { params: { id: '{retailer}' } },
    },
    'GET /api/public/people/{id}/completed-jobs (of a private installer, the former assignee)': {
      people: '404  ok   404  404  404  404  own  404  404  ok',
      visitors: '404 404 expired suspended',
      done: 200,
      call: { params: { id: '{former}' } },
    },
    'GET /api/public/people/{id}/finished-work (of a private installer, the former assignee)': {
      people: '404  ok   404  404  404  404  own  404  404  ok',
      visitors: '404 404 expired suspended',
      done: 200,
      call: { params: { id: '{former}' } },
    },
    'GET /api/preferred-installers': { people: byRetailers, done: 200 },
    'PUT /api/preferred-installers/{id}': { people: byRetailers, done: 204 },
    'DELETE /api/preferred-installers/{id}': { people: byRetailers, done: 204 },
    'PUT /api/preferred-installers/{id}/note (of one who is not preferred)': {
      people: byRetailers,
      done: 'conflict',
      call: { params: { id: '{retailer}' } },
    },
    'GET /api/network': { people: everyone, done: 200 },
    'PUT /api/network/hidden/{id} (a stranger)': {
      people: '404  404  404  404  404  404  404  404  404  404',
      done: 204,
      call: { params: { id: '{retailer}' } },
    },
    'DELETE /api/network/hidden/{id}': { people: everyone, done: 204 },
    'POST /api/reports (their own profile)': {
      people: everyone,
      done: 'wrong_state',
      call: { body: { personId: '{self}', reason: 'A test' } },
    },
  },
} satisfies GroupExpectations<typeof profileRoutes>;
