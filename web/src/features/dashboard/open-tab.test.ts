import { describe, expect, test } from 'vitest';
import { openingTab } from './open-tab.ts';

const read = { error: null, dataUpdatedAt: 0, isFetching: false, isStale: false, refetch: () => undefined };
type Tab = 'posted' | 'accepted' | 'booked' | 'draft';
const tabs = ['draft', 'posted', 'accepted', 'booked'] as const satisfies Tab[];
const work = (applications = 0, dates = 0) => ({
  ...read,
  data: {
    counts: [
      { kind: 'applications' as const, count: applications },
      { kind: 'dates' as const, count: dates },
    ],
  },
});
const open = (counts: Partial<Record<Tab, number>>, applications = 0) =>
  openingTab<Tab>({
    tabs,
    stats: { ...read, data: { tabs: counts } },
    work: work(applications, counts.accepted),
    otherwise: ['booked', 'draft', 'posted'],
  });

describe('a dashboard without a tab in its URL opens', () => {
  test('the list of the first open step', () => {
    expect(open({ posted: 4, accepted: 2, booked: 1 }, 3)).toBe('posted');
    expect(open({ posted: 4, accepted: 2, booked: 1 })).toBe('accepted');
  });

  test('a list with jobs, if there is no open step', () => {
    expect(open({ posted: 4, booked: 1 })).toBe('booked');
    expect(open({ posted: 4 })).toBe('posted');
    expect(open({ draft: 1, posted: 4 })).toBe('draft');
  });

  test('the usual list, if all lists are empty or the counts did not load', () => {
    expect(open({})).toBe('posted');
    const failed = { ...read, data: undefined, error: { message: 'busy' } as never };
    expect(openingTab<Tab>({ tabs, stats: failed, work: failed, otherwise: ['posted'] })).toBe('posted');
    expect(openingTab<Tab>({ tabs, stats: failed, work: work(0, 1), otherwise: ['posted'] })).toBe('accepted');
  });

  test('no tab while the counts are older than the last change of the person', () => {
    const stats = { ...read, data: { tabs: { booked: 1 } }, isStale: true };
    const opening = { tabs, work: work(), otherwise: ['booked', 'posted'] } as const;
    expect(openingTab<Tab>({ ...opening, stats: { ...stats, isFetching: true } })).toBeUndefined();
    expect(openingTab<Tab>({ ...opening, stats })).toBe('booked');
  });

  test('no tab until the counts are known', () => {
    const coming = { ...read, data: undefined };
    expect(openingTab<Tab>({ tabs, stats: coming, work: work(), otherwise: ['posted'] })).toBeUndefined();
    const stats = { ...read, data: { tabs: { posted: 1 } } };
    expect(openingTab<Tab>({ tabs, stats, work: coming, otherwise: ['posted'] })).toBeUndefined();
  });
});
