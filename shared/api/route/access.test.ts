import { describe, expect, it } from '@jest/globals';
import { limitOf, needsPassword } from './access.ts';

describe('the password of a signed-in user', () => {
  it.each([
    ['a change that only administrators make', { access: 'admin', method: 'POST' }, true],
    ['a change of a job that only administrators make', { access: 'jobAdmin', method: 'PATCH' }, true],
    ['a list for administrators', { access: 'admin', method: 'GET' }, false],
    ['a change that administrators may make too', { access: 'jobOwnerOrAdmin', method: 'POST' }, false],
    ['a user’s own change', { access: 'signedIn', method: 'PUT' }, false],
    ['a user’s own change whose route asks for it', { access: 'signedIn', method: 'POST', needsPassword: true }, true],
    [
      'a secret that is only read, whose route asks for it',
      { access: 'signedIn', method: 'GET', needsPassword: true },
      true,
    ],
  ] as const)('for %s, the password is required again: %p', (_what, route, isNeeded) => {
    expect(needsPassword(route)).toBe(isNeeded);
  });
});

describe('the rate limit of a route', () => {
  it.each([
    ['a write of a signed-in user', { access: 'signedIn', method: 'POST' }, 'write'],
    ['a write with its own limit', { access: 'signedIn', method: 'POST', limit: 'upload' }, 'upload'],
    ['a read with its own limit', { access: 'public', method: 'GET', limit: 'places' }, 'places'],
    ['a read', { access: 'signedIn', method: 'GET' }, undefined],
    ['a write of a visitor', { access: 'visitor', method: 'POST' }, undefined],
    ['a write without a session', { access: 'public', method: 'POST' }, undefined],
  ] as const)('for %s (%p) is %p', (_what, route, limit) => {
    expect(limitOf(route)).toBe(limit);
  });
});
