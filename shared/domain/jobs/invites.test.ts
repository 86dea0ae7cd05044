import { describe, expect, it } from '@jest/globals';
import { inviteStatusAt, isInviteOver } from './invites.ts';

const expiresAt = '2026-11-25T10:00:00.000Z';
const before = new Date('2026-11-25T09:59:59.999Z');
const then = new Date(expiresAt);

describe('an invitation that waits for an answer', () => {
  it('is open until its expiry time and expired from then on', () => {
    expect(inviteStatusAt({ status: 'invited', expiresAt }, before)).toBe('invited');
    expect(inviteStatusAt({ status: 'invited', expiresAt }, then)).toBe('expired');
  });

  it('does not expire if it has no expiry time', () => {
    expect(isInviteOver({ status: 'invited' }, then)).toBe(false);
  });

  it('does not expire while another installer has the job', () => {
    expect(isInviteOver({ status: 'invited', expiresAt, closedByAward: true }, then)).toBe(false);
  });
});

it('an answered invitation keeps its answer', () => {
  expect(inviteStatusAt({ status: 'accepted', expiresAt }, then)).toBe('accepted');
  expect(inviteStatusAt({ status: 'declined', expiresAt }, then)).toBe('declined');
});
