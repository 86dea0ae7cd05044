import { describe, expect, test } from 'vitest';
import { jobStatuses } from '#shared/domain/jobs/job.ts';
import { type CalendarJob, canBeOn, clashesOn, isMovable } from './calendar-jobs.ts';

const job = (changes: Partial<CalendarJob>) =>
  ({
    id: 'one',
    relation: 'owner',
    status: 'booked',
    isPublic: true,
    state: 'NSW',
    otherParty: 'Sunny Side Electrical',
    installationDate: '2026-12-01',
    ...changes,
  }) as CalendarJob;

describe('on one day', () => {
  const day = '2026-12-01';

  test('two jobs of one installer clash for the retailer, but not two of different installers', () => {
    const same = job({ id: 'two' });
    const other = job({ id: 'three', otherParty: 'Coastline Solar' });
    expect(clashesOn([same, other], job({ installationDate: null }), day)).toEqual([same]);
  });

  test("all of an installer's own jobs clash", () => {
    const other = job({ id: 'two', relation: 'assignee', otherParty: 'Bayside Energy' });
    expect(clashesOn([other], job({ relation: 'assignee' }), day)).toEqual([other]);
  });

  test('a job does not clash with itself, with another day, or with what is done', () => {
    const others = [
      job({}),
      job({ id: 'two', installationDate: '2026-12-02' }),
      job({ id: 'three', status: 'completed' }),
    ];
    expect(clashesOn(others, job({}), day)).toEqual([]);
  });
});

test('only a job that is accepted or booked can be given another day, by either side', () => {
  const movable = (relation: CalendarJob['relation']) =>
    jobStatuses.filter((status) => isMovable(job({ relation, status })));
  expect([movable('owner'), movable('assignee')]).toEqual([
    ['accepted', 'booked'],
    ['accepted', 'booked'],
  ]);
});

test('a job can be on today at its site, when it is still yesterday elsewhere', () => {
  const now = new Date('2026-11-22T15:00:00Z');
  expect([canBeOn(job({}), '2026-11-22', now), canBeOn(job({}), '2026-11-23', now)]).toEqual([false, true]);
  expect(canBeOn(job({ state: 'WA' }), '2026-11-22', now)).toBe(true);
  expect([canBeOn(job({}), '2028-11-23', now), canBeOn(job({}), '2028-11-24', now)]).toEqual([true, false]);
});
