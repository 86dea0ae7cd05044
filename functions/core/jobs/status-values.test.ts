import { describe, expect, it } from '@jest/globals';
import type { StoredJobStatus } from '#shared/domain/job.ts';
import { jobActions } from '#shared/domain/lifecycle.ts';
import { adminStatuses, transitionOf } from '#shared/domain/lifecycle-table.ts';
import type { JobRow } from '../../data/rows.ts';
import { awardedJob } from '../../test/sample-rows.ts';
import { nextVersion } from './job-change.ts';
import { statusEffects } from './status-values.ts';

/** What a job has in each status, beside what it has in all of them. Written from the rule book and not from the code. */
const open = ['postedAt', 'shareToken'];
const awarded = [...open, 'assignedInstallerId', 'agreedPriceCents', 'assignedCompany', 'acceptedAt'];
const working = [...awarded, 'installationDate', 'startedAt', 'progressAt', 'paymentStatus'];
const paid = [...working, 'completedAt', 'paidAt'];
const values: Record<StoredJobStatus, string[]> = {
  draft: [],
  posted: [...open, 'applicationsOpen'],
  accepted: awarded,
  booked: [...awarded, 'installationDate'],
  in_progress: working,
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
/** A job with every value there is, as if nothing had ever been cleared. */
const untidy = (status: StoredJobStatus): JobRow => awardedJob({ status, shareToken: 'a-token' });
const enter = (before: JobRow, to: StoredJobStatus | 'gone', job = before): JobRow =>
  nextVersion(before, { job }, to, now);

/** Each way from one status to another, by any action. */
const ways = jobActions.flatMap((action) => {
  const { from, to } = transitionOf(action);
  const ends = to === 'given' ? adminStatuses : [to];
  return from
    .filter((each) => each !== 'none')
    .flatMap((start) => ends.map((end) => ({ action, start, end: end === 'same' ? start : end })));
});

describe('a job that moves on', () => {
  it.each(ways)('$action: has after $start what belongs to $end, and nothing else', ({ start, end }) => {
    const after = enter(untidy(start), end);
    expect(valuesIn(after)).toEqual(end === 'gone' ? [] : [...values[end]].sort());
    expect([after.status, after.deleted]).toEqual(end === 'gone' ? [start, true] : [end, undefined]);
  });

  it('has a place in this test for each of its values', () => {
    const { card: _card, detail: _detail, customer: _customer, times, ...job } = untidy('posted');
    const always = 'jobId retailerId version status isPublic openRequirements shareEpoch createdAt updatedAt'.split(
      ' ',
    );
    const bound = Object.keys({ ...job, ...times }).filter((name) => !always.includes(name));
    expect([...bound, 'assignedCompany', 'applicationsOpen'].sort()).toEqual(allValues);
  });
});

describe('the time of a status', () => {
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
  ] as const)('%s is when the job came to it', (status, time) => {
    expect(times(draft, status)).toEqual({ [time]: now.toISOString() });
  });

  it.each(['draft', 'booked'] as const)('%s is not kept', (status) => {
    expect(times(draft, status)).toEqual({});
  });

  it('stays when the job comes back, and is not made up while it stays', () => {
    expect(times(untidy('accepted'), 'posted').postedAt).toBe(untidy('accepted').times.postedAt);
    expect(times(awardedJob({ status: 'posted', times: {} }), 'posted')).toEqual({});
  });
});

describe('what follows', () => {
  it.each(ways)('$action: from $start to $end, the proposals are open as long as the job is', ({ start, end }) => {
    const before = untidy(start);
    const kinds = statusEffects(before, enter(before, end)).map(({ followUp }) => followUp?.kind);
    const opens = end === 'posted' && start !== 'posted' && start !== 'draft';
    if (end === 'gone') expect(kinds).toEqual(['purgeJob']);
    else if (start === 'posted' && end !== 'posted') expect(kinds).toEqual(['closeProposals']);
    else expect(kinds).toEqual(opens ? ['reopenApplications'] : []);
  });
});
