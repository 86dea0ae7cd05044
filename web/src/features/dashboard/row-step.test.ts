import { describe, expect, test } from 'vitest';
import { jobStatuses } from '#shared/domain/jobs/job.ts';
import type { JobCard } from '../../components/job-facts.tsx';
import { installerRowStep, ownerRowStep, type StepTarget } from './row-step.ts';

const job = (changes: Partial<JobCard>) =>
  ({
    status: 'posted',
    isPublic: true,
    installationDate: null,
    paymentStatus: null,
    assignedInstallerId: 'sam',
    ...changes,
  }) as JobCard;

const owner = (changes: Partial<JobCard>) => ownerRowStep(job(changes));
const installer = (changes: Partial<JobCard>) => installerRowStep(job(changes));

describe('the row of a job says what its owner has to do', () => {
  test.each([
    [{ status: 'draft', id: 'one' }, 'Finish this draft', { to: '/jobs/one/edit' }],
    [{ applicationCount: 1 }, 'Review 1 application', 'applications'],
    [{ applicationCount: 2, isPublic: false }, 'Review 2 applications', 'applications'],
    [{ status: 'accepted' }, 'Set the installation date', 'schedule'],
    [{ status: 'booked' }, 'Set the installation date', 'schedule'],
    [{ status: 'completed', paymentStatus: 'pending' }, 'Approve the payment', 'approvePayment'],
    [{ status: 'paid' }, 'Review the installer', 'review'],
  ] satisfies [Partial<JobCard>, string, StepTarget][])('%j: %s, and where it is done', (changes, text, does) => {
    expect(owner(changes)).toEqual({ text, isMine: true, does });
  });

  test.each([
    [{}, 'Waiting for applications'],
    [{ status: 'in_progress' }, 'Work in progress'],
    [{ status: 'completed' }, 'Waiting for the payment request'],
  ] satisfies [Partial<JobCard>, string][])('or what the owner is waiting for: %j: %s', (changes, text) => {
    expect(owner(changes)).toEqual({ text, isMine: false });
  });
});

test.each(['accepted', 'booked', 'completed', 'paid'] as const)(
  'the row of a job that is %s without an installer says so',
  (status) => {
    expect(owner({ status, assignedInstallerId: undefined })).toEqual({
      text: 'This job has no installer',
      isMine: true,
    });
  },
);

test('a completed job that is already paid waits for a review', () => {
  const changes = { status: 'completed', paymentStatus: 'released' } as const;
  expect([owner(changes)?.text, installer(changes)?.text]).toEqual(['Review the installer', 'Review retailer']);
});

describe('the row of a job says what its installer has to do', () => {
  test.each([
    [{ status: 'offered' }, 'Accept', 'accept'],
    [{ status: 'accepted' }, 'Set date', 'schedule'],
    [{ status: 'booked' }, 'Set date', 'schedule'],
    [{ status: 'in_progress', id: 'one' }, 'Finish the work', { to: '/jobs/one#requirements' }],
    [{ status: 'completed' }, 'Request payment', 'requestPayment'],
    [{ status: 'paid' }, 'Review retailer', 'review'],
  ] satisfies [Partial<JobCard>, string, StepTarget][])('%j: %s, and where it is done', (changes, text, does) => {
    expect(installer(changes)).toEqual({ text, isMine: true, does });
  });

  test('or that the installer is waiting for the retailer', () => {
    const asked = { text: 'Payment requested', isMine: false };
    expect(installer({ status: 'completed', paymentStatus: 'pending' })).toEqual(asked);
  });
});

test('a job that waits for its day, or for nothing, has no step', () => {
  const booked = { status: 'booked', installationDate: '2026-12-01' } as const;
  expect([owner(booked), installer(booked)]).toEqual([null, null]);
  const over = jobStatuses.filter((status) => ['archived', 'cancelled'].includes(status));
  expect(over.flatMap((status) => [owner({ status }), installer({ status })])).toEqual([null, null, null, null]);
});
