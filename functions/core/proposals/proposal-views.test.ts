import { expect, it } from '@jest/globals';
import { application, fullJob, installerId, invite, jobId } from '../../test/sample-rows.ts';
import { applicationViewOf, inviteViewOf } from './proposal-views.ts';

const id = `${jobId}.${installerId}`;

it('an application shows who applied for which job, with what message, and when it was viewed', () => {
  const view = {
    id,
    jobId,
    installerId,
    status: 'applied',
    message: 'Happy to help',
    leadTimeDays: 7,
    createdAt: '2026-01-11T00:00:00.000Z',
    reviewedAt: '2026-01-12T00:00:00.000Z',
  };
  expect(applicationViewOf(application, fullJob())).toEqual(view);
  const { reviewedAt: _never, ...unread } = application;
  expect(applicationViewOf(unread, fullJob({ status: 'cancelled' }))).toEqual({
    ...view,
    status: 'rejected',
    reviewedAt: null,
  });
});

it('an invitation shows who is invited to which job, with what message, and when and how it was answered', () => {
  const view = {
    id,
    jobId,
    installerId,
    status: 'invited',
    message: 'Please come',
    createdAt: '2026-01-13T00:00:00.000Z',
    expiresAt: '2026-01-20T00:00:00.000Z',
    respondedAt: '2026-01-14T00:00:00.000Z',
    declineReason: 'Booked out',
    isForApplication: false,
  };
  const inTime = new Date('2026-01-14T00:00:00.000Z');
  expect(inviteViewOf(invite, inTime)).toEqual(view);
  const { respondedAt: _never, declineReason: _why, expiresAt: _old, ...unanswered } = invite;
  const blank = { expiresAt: null, respondedAt: null, declineReason: null };
  expect(inviteViewOf(unanswered, inTime)).toEqual({ ...view, ...blank });
});

it('an invitation that the sweeper has not marked yet shows as expired', () => {
  expect(inviteViewOf(invite, new Date('2026-01-20T00:00:00.000Z')).status).toBe('expired');
});
