import { describe, expect, it } from '@jest/globals';
import type { StoredJobStatus } from '#shared/domain/jobs/job.ts';
import { adminStatuses } from '#shared/domain/jobs/job.ts';
import { jobActions } from '#shared/domain/jobs/lifecycle.ts';
import { transitionOf } from '#shared/domain/jobs/lifecycle-table.ts';
import type { JobRow } from '../../data/rows.ts';
import { awardedJob } from '../../test/sample-rows.ts';
import { nextVersion } from './job-transaction.ts';
import { statusEffects } from './status-values.ts';

/**
 * The values that a job may have in each status, besides the values that every job has. They are written out here, so that the
 * test does not derive them from the code it checks.
 */
const always = ['wasAwarded'];
const open = [...always, 'postedAt', 'shareToken'];
const awarded = [...open, 'paymentStatus', 'assignedInstallerId', 'agreedPriceCents', 'assignedCompany', 'acceptedAt'];
const working = [...awarded, 'installationDate', 'startedAt', 'progressAt'];
const paid = [...working, 'completedAt', 'paidAt'];
const values: Record<StoredJobStatus, string[]> = {
  draft: always,
  posted: [...open, 'applicationsOpen'],
  accepted: awarded,
  booked: [...awarded, 'installationDate'],
  in_progress: [...working, 'returnedReason'],
  completed: [...working, 'completedAt'],
  paid,
  archived: [...paid, 'archivedAt'],
  cancelled: [...paid, 'cancelledAt', 'cancelReason'],
};
const allValues = [...new Set(Object.values(values).flat())].sort();

const valuesIn = ({ card, times, ...job }: JobRow): string[] => {
  const found = {
    ...job,
    ...times,
    assignedCompany: card.assignedCompany,
    applicationsOpen: card.applicationsOpen || null,
  };
  return allValues.filter((name) => (Reflect.get(found, name) ?? null) !== null);
};

const now = new Date('2026-03-01T00:00:00.000Z');
/** Returns a job with every possible value, as if none had ever been cleared. */
const untidy = (status: StoredJobStatus): JobRow => awardedJob({ status, shareToken: 'a-token' });
const enter = (before: JobRow, to: StoredJobStatus | 'gone', job = before): JobRow =>
  nextVersion({ job: before, requirements: [] }, { job }, to, now);

/** Every change from one status to another, by any action. */
const ways = jobActions.flatMap((action) => {
  const { from, to } = transitionOf(action);
  const ends = to === 'given' ? adminStatuses : [to];
  return from
    .filter((each) => each !== 'none')
    .flatMap((start) => ends.map((end) => ({ action, start, end: end === 'same' ? start : end })));
});

describe('a job whose status changes', () => {
  it.each(ways)('with $action from $start to $end has exactly the values of its new status', ({ start, end }) => {
    const after = enter(untidy(start), end);
    expect(valuesIn(after)).toEqual(end === 'gone' ? [] : [...values[end]].sort());
    expect([after.status, after.deleted]).toEqual(end === 'gone' ? [start, true] : [end, undefined]);
  });

  it('has no optional value that this test leaves out', () => {
    const { card: _card, detail: _detail, customer: _customer, times, ...job } = untidy('posted');
    const required = 'jobId retailerId version status isPublic openRequirements shareEpoch createdAt updatedAt'.split(
      ' ',
    );
    const bound = Object.keys({ ...job, ...times }).filter((name) => !required.includes(name));
    expect([...bound, 'assignedCompany', 'applicationsOpen'].sort()).toEqual(allValues);
  });
});

it.each(['pending', 'released'] as const)(
  'a payment that is %s is kept while the same installer has the job, even if an administrator sets the status',
  (paymentStatus) => {
    const job = awardedJob({ status: 'paid', paymentStatus });
    const kept = adminStatuses.map((status) => enter(job, status).paymentStatus);
    expect(kept).toEqual(adminStatuses.map((status) => (status === 'posted' ? undefined : paymentStatus)));
  },
);

describe('the time of a change', () => {
  const times = (before: JobRow, to: StoredJobStatus) => enter(before, to).times;
  const draft = awardedJob({ status: 'draft', times: {} });

  it.each([
    ['posted', 'postedAt'],
    ['accepted', 'acceptedAt'],
    ['in_progress', 'startedAt'],
    ['completed', 'completedAt'],
    ['paid', 'paidAt'],
    ['archived', 'archivedAt'],
    ['cancelled', 'cancelledAt'],
  ] as const)('to %s is recorded', (status, time) => {
    expect(times(draft, status)).toEqual({ [time]: now.toISOString() });
  });

  it.each(['draft', 'booked'] as const)('to %s is not recorded', (status) => {
    expect(times(draft, status)).toEqual({});
  });

  it('is kept when the job returns to that status, and is not added later if it was missing', () => {
    expect(times(untidy('accepted'), 'posted').postedAt).toBe(untidy('accepted').times.postedAt);
    expect(times(awardedJob({ status: 'posted', times: {} }), 'posted')).toEqual({});
  });
});

describe('follow-up work', () => {
  it.each(ways)(
    'of $action from $start to $end keeps proposals open exactly while the job is posted',
    ({ start, end }) => {
      const before = untidy(start);
      const kinds = statusEffects(before, enter(before, end)).map(({ followUp }) => followUp?.kind);
      const opens = end === 'posted' && start !== 'posted' && start !== 'draft';
      if (end === 'gone') expect(kinds).toEqual(['purgeJob']);
      else if (start === 'posted' && end !== 'posted') expect(kinds).toEqual(['closeProposals']);
      else expect(kinds).toEqual(opens ? ['reopenApplications'] : []);
    },
  );
});
