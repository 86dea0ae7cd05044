import { expect, it } from '@jest/globals';
import { todayAtSite } from './site-day.ts';

const now = new Date('2026-11-24T16:30:00.000Z');

it.each([
  ['of its time zone', { timeZone: 'Australia/Perth', state: 'NSW' as const }, '2026-11-25'],
  ['of its state, if it has no time zone', { timeZone: null, state: 'NT' as const }, '2026-11-25'],
  ['in Sydney, if nothing is known', { timeZone: null, state: null }, '2026-11-25'],
])('today at a site is the day %s', (_, site, day) => {
  expect(todayAtSite(site, now)).toBe(day);
});

it('today is a day earlier in Perth than in Sydney in the late evening there', () => {
  const evening = new Date('2026-11-24T14:00:00.000Z');
  expect(todayAtSite({ timeZone: null, state: 'WA' }, evening)).toBe('2026-11-24');
  expect(todayAtSite({ timeZone: null, state: 'NSW' }, evening)).toBe('2026-11-25');
});
