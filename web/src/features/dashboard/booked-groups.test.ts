import { describe, expect, test } from 'vitest';
import type { JobCard } from '../../components/job-facts.tsx';
import { inBookedGroups } from './booked-groups.ts';

const job = (installationDate: string | null, state: string | null = 'NSW', postcode: string | null = '2150') =>
  ({ installationDate, state, postcode }) as JobCard;

/** Sunday 22 November 2026, 11 pm in Perth and 2 am on Monday in Sydney. */
const night = new Date('2026-11-22T15:00:00Z');
const titlesOf = (...jobs: JobCard[]) =>
  inBookedGroups(jobs, night).map(({ title, jobs: { length } }) => [title, length]);

describe('scheduled jobs', () => {
  test('are under today, this week and later, by the date at their site', () => {
    expect(titlesOf(job('2026-11-23'), job('2026-11-24'), job('2026-11-29'), job('2026-11-30'))).toEqual([
      ['Today', 1],
      ['This week', 2],
      ['Later', 1],
    ]);
    expect(titlesOf(job('2026-11-22', 'WA', '6000'), job('2026-11-28', 'WA', '6000'))).toEqual([
      ['Today', 1],
      ['This week', 1],
    ]);
  });

  test('with a past day are first, and those without a date last', () => {
    expect(titlesOf(job(null), job('2026-11-22'), job('2026-11-23'))).toEqual([
      ['Before today', 1],
      ['Today', 1],
      ['No date yet', 1],
    ]);
  });

  test('in two states are each in the group of the date in their own state', () => {
    const [perth, sydney] = [job('2026-11-23', 'WA', '6000'), job('2026-11-23')];
    const [today, week] = inBookedGroups([perth, sydney], night);
    expect(today).toEqual({ title: 'Today', jobs: [sydney] });
    expect(week).toEqual({ title: 'This week', jobs: [perth] });
  });

  test('at a site in an unknown state have the date of Sydney', () => {
    expect(titlesOf(job('2026-11-23', null, null))).toEqual([['Today', 1]]);
  });
});
