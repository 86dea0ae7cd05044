import { describe, expect, it } from '@jest/globals';
import { limitOf, needsPassword } from './access.ts';

describe('the password', () => {
  it.each([
    ['a change that only administrators make', { access: 'admin', method: 'POST' }, true],
    ['a change of a job that only administrators make', { access: 'jobAdmin', method: 'PATCH' }, true],
    ['a list for administrators', { access: 'admin', method: 'GET' }, false],
    ['a change that administrators may make as well', { access: 'jobOwnerOrAdmin', method: 'POST' }, false],
    ['a change of one’s own', { access: 'signedIn', method: 'PUT' }, false],
    [
      'a change of one’s own whose route asks for it',
      { access: 'signedIn', method: 'POST', needsPassword: true },
      true,
    ],
    [
      'a secret that is only read, whose route asks for it',
      { access: 'signedIn', method: 'GET', needsPassword: true },
      true,
    ],
  ] as const)('for %s: asked again %p', (_what, route, isNeeded) => {
    expect(needsPassword(route)).toBe(isNeeded);
  });
});

describe('the limit that counts', () => {
  it.each([
    ['a write of somebody who is signed in', { access: 'signedIn', method: 'POST' }, 'write'],
    ['a write with a limit of its own', { access: 'signedIn', method: 'POST', limit: 'upload' }, 'upload'],
    ['a read with a limit of its own', { access: 'public', method: 'GET', limit: 'places' }, 'places'],
    ['a read', { access: 'signedIn', method: 'GET' }, undefined],
    ['a write of a visitor', { access: 'visitor', method: 'POST' }, undefined],
    ['a write of anybody', { access: 'public', method: 'POST' }, undefined],
  ] as const)('%s: %p is counted by %p', (_what, route, limit) => {
    expect(limitOf(route)).toBe(limit);
  });
});
