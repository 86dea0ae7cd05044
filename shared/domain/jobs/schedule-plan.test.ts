import { describe, expect, it } from '@jest/globals';
import {
  firstFreeDay,
  type ScheduleFacts,
  type ScheduleWarning,
  type SuggestionReason,
  warningsOn,
} from './schedule-plan.ts';

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

  it('are none if the plan has no facts against any day', () => {
    expect(warningsOn('2027-02-09', open)).toEqual([]);
  });
});

describe('the first free day', () => {
  // This day is a Wednesday.
  const today = '2027-02-03';

  it.each<[string, Partial<ScheduleFacts>, string | null]>([
    ['is tomorrow if nothing is known against any day', {}, '2027-02-04'],
    [
      'skips days with another job and days off',
      { bookings: [{ day: '2027-02-04' }], daysOff: ['2027-02-05'] },
      '2027-02-08',
    ],
    ['skips a weekend', { freeFrom: '2027-02-06' }, '2027-02-08'],
    ['waits for the end of the lead time, however long', { freeFrom: '2027-09-14' }, '2027-09-14'],
    ['is in the preferred week', { preferredWeek: '2027-02-15' }, '2027-02-15'],
    [
      'is after the lead time in the preferred week',
      { preferredWeek: '2027-02-08', freeFrom: '2027-02-10' },
      '2027-02-10',
    ],
    ['is in the rest of a preferred week that has begun', { preferredWeek: '2027-02-01' }, '2027-02-04'],
    ['ignores a preferred week that is over', { preferredWeek: '2027-01-25' }, '2027-02-04'],
    [
      'is none if the preferred week has only a weekend left without a reason against it',
      { preferredWeek: '2027-02-08', freeFrom: '2027-02-13' },
      null,
    ],
  ])('%s', (_, facts, day) => {
    expect(firstFreeDay({ ...open, ...facts, today })?.day ?? null).toBe(day);
  });

  it.each<[string, Partial<ScheduleFacts>, SuggestionReason]>([
    [
      'the preferred week, even if the lead time ends in it',
      { preferredWeek: '2027-02-08', freeFrom: '2027-02-10' },
      'preferredWeek',
    ],
    [
      'a preferred week that is over, even if the lead time ends later',
      { preferredWeek: '2027-01-25', freeFrom: '2027-02-10' },
      'weekOver',
    ],
    ['the end of the lead time', { freeFrom: '2027-02-05' }, 'leadTime'],
    ['no other fact if the lead time ends by tomorrow', { freeFrom: '2027-02-04' }, 'firstFree'],
    ['no other fact if none is known', {}, 'firstFree'],
  ])('has as its reason %s', (_, facts, reason) => {
    expect(firstFreeDay({ ...open, ...facts, today })?.reason).toBe(reason);
  });

  it('ignores a preferred week from the Friday of that week on', () => {
    const friday = { ...open, preferredWeek: '2027-02-01', today: '2027-02-05' };
    expect(firstFreeDay(friday)).toEqual({ day: '2027-02-08', reason: 'weekOver' });
  });

  it('has no warnings', () => {
    expect(firstFreeDay({ ...plan, today })?.day).toBe('2027-02-11');
    expect(warningsOn('2027-02-11', plan)).toEqual([]);
  });
});
