import type { authRoutes } from '#shared/api/auth.ts';
import { everyone, everyVisitor } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const authExpectations = {
  aboutPeople: {
    'GET /api/auth/me': { people: everyone, done: 200 },
    'POST /api/auth/login': { people: everyone, visitors: everyVisitor, done: 200 },
    'POST /api/auth/register': {
      people: everyone,
      visitors: 'own own expired suspended',
      done: 'conflict',
      except: { anonymous: 201, forged: 201 },
    },
    'POST /api/auth/logout': { people: everyone, visitors: everyVisitor, done: 204 },
    // The handler reads the body before the session. With an invalid body, the test would not see which callers are refused.
    'POST /api/auth/refresh': { people: everyone, visitors: '401 401 ok suspended', done: 200, call: { body: 'none' } },
    'POST /api/auth/change-password (with a wrong one)': {
      people: everyone,
      done: 'invalid',
      call: { body: { currentPassword: 'not this one', newPassword: 'another good password' } },
    },
    'POST /api/auth/confirm-password (with a wrong one)': {
      people: everyone,
      done: 'invalid',
      call: { body: { password: 'not this one' } },
    },
    'POST /api/auth/delete-account (with a wrong password)': {
      people: everyone,
      done: 'invalid',
      call: { body: { password: 'not this one', deletedJobs: 0 } },
    },
    'POST /api/auth/two-factor/start (with a wrong password)': {
      people: everyone,
      done: 'invalid',
      call: { body: { password: 'not this one' } },
    },
    'POST /api/auth/two-factor/on (of no enrolment)': { people: everyone, done: 'conflict' },
    'POST /api/auth/two-factor/codes (while it is off)': { people: everyone, done: 'conflict' },
    'POST /api/auth/two-factor/off (while it is off)': { people: everyone, done: 'conflict' },
    'GET /api/auth/account-closing': { people: everyone, done: 200 },
    'GET /api/auth/sessions': { people: everyone, done: 200 },
    'DELETE /api/auth/sessions': { people: everyone, done: 204 },
    'DELETE /api/auth/sessions/{id} (unknown)': { people: everyone, done: 204 },
    'POST /api/auth/send-confirmation': { people: everyone, done: 204 },
    'POST /api/auth/confirm-email (with a wrong link)': { people: everyone, visitors: everyVisitor, done: 'invalid' },
    'POST /api/auth/forgot-password': { people: everyone, visitors: everyVisitor, done: 204 },
    'POST /api/auth/reset-password (with a wrong code)': { people: everyone, visitors: everyVisitor, done: 'invalid' },
    // `ranks.test.ts` tests the calls that each rank of a company may make.
    'GET /api/people': { people: everyone, done: 200 },
    'POST /api/people/invites': {
      people: everyone,
      done: 201,
      // An administrator cannot invite anyone, because an administrator's account has only one person.
      except: { admin: 'conflict' },
      // Companies of both roles have only this rank in common.
      call: { body: { email: '{newEmail}', name: 'Riley Chen', rank: 'owner' } },
    },
    'DELETE /api/people/invites/{id} (unknown)': {
      people: everyone,
      done: 204,
      call: { params: { id: '{nothing}' } },
    },
    'PATCH /api/people/{id} (the first owner)': {
      people: everyone,
      done: 'wrong_state',
      call: { params: { id: '{self}' }, body: { rank: 'owner', seen: 'owner' } },
    },
    'DELETE /api/people/{id} (the first owner)': {
      people: everyone,
      done: 'wrong_state',
      call: { params: { id: '{self}' } },
    },
    'POST /api/people/joining/read (with a wrong link)': { people: everyone, visitors: everyVisitor, done: 'invalid' },
    'POST /api/people/joining (with a wrong link)': {
      people: everyone,
      visitors: 'own own expired suspended',
      done: 'conflict',
      except: { anonymous: 'invalid', forged: 'invalid' },
    },
  },
} satisfies GroupExpectations<typeof authRoutes>;
