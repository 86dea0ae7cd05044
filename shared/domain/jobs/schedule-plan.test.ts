import { describe, expect, it } from '@jest/globals';
import { type ScheduleFacts, type ScheduleWarning, warningsOn } from './schedule-plan.ts';

const plan: ScheduleFacts = {
  bookings: [{ day: '2027-02-09' }, { day: '2027-02-09' }],
  daysOff: ['2027-02-10'],
  preferredWeek: '2027-02-08',
  freeFrom: '2027-02-09',
};
const open: ScheduleFacts = { bookings: [], daysOff: [], preferredWeek: null, freeFrom: null };

describe('the warnings about an installation date', () => {
  it.each<[string, string, ScheduleWarning[]]>([
    ['the Monday of the preferred week, before the lead time ends', '2027-02-08', ['tooSoon']],
    ['the first day after the lead time, with two jobs', '2027-02-09', ['booked']],
    ['a day off', '2027-02-10', ['dayOff']],
    ['the Sunday of the preferred week', '2027-02-14', []],
    ['the Monday after it', '2027-02-15', ['outsideWeek']],
    ['the Sunday before it', '2027-02-07', ['tooSoon', 'outsideWeek']],
  ])('%s', (_, day, warnings) => {
    expect(warningsOn(day, plan)).toEqual(warnings);
  });

  it('are none if nothing is known against any day', () => {
    expect(warningsOn('2027-02-09', open)).toEqual([]);
  });
});
