import { describe, expect, test } from 'vitest';
import type { JobCard } from '#web/src/components/job-facts.tsx';
import { todayJobs } from './today-jobs.ts';

const job = (id: string, installationDate: string | null, changes: Partial<JobCard> = {}) =>
  ({ id, installationDate, status: 'booked', state: 'NSW', postcode: '2150', ...changes }) as JobCard;

/** Sunday 22 November 2026, 11 pm in Perth and 2 am on Monday in Sydney. */
const night = new Date('2026-11-22T15:00:00Z');
const idsOf = (...jobs: JobCard[]) => {
  const { today, tomorrow, next } = todayJobs(jobs, night);
  return { today: today.map(({ id }) => id), tomorrow: tomorrow.map(({ id }) => id), next: next?.id };
};

describe('an installer’s day', () => {
  test('begins with started work, then has the jobs scheduled for an earlier day and for today', () => {
    const begun = job('begun', '2026-11-20', { status: 'in_progress' });
    expect(idsOf(job('late', '2026-11-21'), job('now', '2026-11-23'), begun)).toEqual({
      today: ['begun', 'late', 'now'],
      tomorrow: [],
      next: undefined,
    });
  });

  test('is the date at the site, not the date of the phone', () => {
    const west = { state: 'WA', postcode: '6000' } as const;
    expect(idsOf(job('east', '2026-11-23'), job('west', '2026-11-23', west))).toEqual({
      today: ['east'],
      tomorrow: ['west'],
      next: undefined,
    });
  });

  test('names the first of the later jobs, but no job without a date', () => {
    expect(idsOf(job('none', null), job('later', '2026-12-01'), job('last', '2026-12-05'))).toEqual({
      today: [],
      tomorrow: [],
      next: 'later',
    });
  });
});
