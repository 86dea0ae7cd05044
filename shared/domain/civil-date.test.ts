import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  addYears,
  compareCivilDates,
  formatCivilDate,
  formatLongDate,
  formatMoment,
  hourAt,
  isCivilDate,
  mondayOf,
  parseInstallationDate,
  todayIn,
} from './civil-date.ts';

const sydney = 'Australia/Sydney';
const perth = 'Australia/Perth';
const adelaide = 'Australia/Adelaide';
const brisbane = 'Australia/Brisbane';

describe('an installation date', () => {
  it.each([
    ['2026-10-04', sydney, '2026-10-04'],
    ['2028-02-29', perth, '2028-02-29'],
    // 4 October 2026: clocks in the south-east change from 2:00 to 3:00, at 16:00 UTC on the 3rd.
    ['2026-10-03T13:59:59.999Z', sydney, '2026-10-03'],
    ['2026-10-03T14:00:00.000Z', sydney, '2026-10-04'],
    ['2026-10-04T12:59:59Z', sydney, '2026-10-04'],
    ['2026-10-04T13:00:00Z', sydney, '2026-10-05'],
    ['2026-10-04T13:00:00Z', brisbane, '2026-10-04'],
    ['2026-10-04T14:00:00Z', brisbane, '2026-10-05'],
    // 4 April 2027: clocks change back from 3:00 to 2:00, at 16:00 UTC on the 3rd.
    ['2027-04-03T12:59:59Z', sydney, '2027-04-03'],
    ['2027-04-03T13:00:00Z', sydney, '2027-04-04'],
    ['2027-04-04T13:59:59Z', sydney, '2027-04-04'],
    ['2027-04-04T14:00:00Z', sydney, '2027-04-05'],
    ['2027-04-04T14:29:00Z', adelaide, '2027-04-04'],
    ['2027-04-04T14:30:00Z', adelaide, '2027-04-05'],
    ['2026-12-31T15:59:00Z', perth, '2026-12-31'],
    ['2026-12-31T16:00Z', perth, '2027-01-01'],
    // At midnight on 4 October 2026, Sydney still has winter time (+10:00), so midnight at +11:00 is 11 pm on the 3rd there.
    ['2026-10-04T00:00:00+10:00', sydney, '2026-10-04'],
    ['2026-10-04T00:00:00+11:00', sydney, '2026-10-03'],
    ['2026-10-04T00:00:00+11:00', perth, '2026-10-03'],
    ['2026-10-03T23:30:00-05:00', sydney, '2026-10-04'],
  ])('%p at a site in %p is %p', (input, timeZone, date) => {
    expect(parseInstallationDate(input, timeZone)).toBe(date);
  });

  it.each([
    '',
    'tomorrow',
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-5',
    '05/01/2026',
    '0000-01-01',
    '20261004',
    '1767225600000',
    ' 2026-10-04',
    '2026-10-04 ',
    '2026-10-04\n',
    '2026-10-04T10:00:00',
    '2026-02-30T10:00:00Z',
    '2026-10-04T24:00:00Z',
    '2026-10-04T23:60:00Z',
    '2026-10-04T23:59:60Z',
    '2026-10-04T10:00:00+15:00',
    '2026-10-04T10:00:00+1100',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T20:00:00Z',
    'Sun, 04 Oct 2026 00:00:00 GMT',
  ])('%p is refused', (input) => {
    expect(parseInstallationDate(input, sydney)).toBeNull();
  });
});

describe('today', () => {
  it.each([
    [sydney, '2026-10-03T13:59:59Z', '2026-10-03'],
    [sydney, '2026-10-03T14:00:00Z', '2026-10-04'],
    [sydney, '2027-04-04T13:59:59Z', '2027-04-04'],
    [sydney, '2027-04-04T14:00:00Z', '2027-04-05'],
    [perth, '2026-10-03T14:00:00Z', '2026-10-03'],
    ['Australia/Darwin', '2026-10-03T14:30:00Z', '2026-10-04'],
    ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-04'],
    ['UTC', '0999-03-01T00:00:00Z', '0999-03-01'],
  ])('in %p at %p is %p', (timeZone, now, date) => {
    expect(todayIn(timeZone, new Date(now))).toBe(date);
  });
});

describe('civil dates', () => {
  it('are distinguished from impossible ones in leap years and other years', () => {
    expect(['2028-02-29', '2000-02-29', '2026-12-31'].every(isCivilDate)).toBe(true);
    expect(['2027-02-29', '2100-02-29', '2026-06-31', '2026-12-32'].some(isCivilDate)).toBe(false);
  });

  it('contain only a year, a month and a day', () => {
    for (const text of ['+012026-10-04', 'x2026-10-04', '2026-10-04x']) expect(isCivilDate(text)).toBe(false);
    for (const text of ['x2026-10-04T00:00:00Z', '2026-10-04T00:00:00Zx'])
      expect(parseInstallationDate(text, sydney)).toBeNull();
  });

  it('keep four digits in every year', () => {
    expect(addYears('1000-01-01', -1)).toBe('0999-01-01');
  });

  it.each([
    ['2026-11-21', 2, '2028-11-21'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2026-02-28', 2, '2028-02-28'],
    ['2026-01-01', -1, '2025-01-01'],
  ])('%p plus %p years is %p', (date, years, later) => {
    expect(addYears(date, years)).toBe(later);
  });

  it('are ordered by day', () => {
    expect(compareCivilDates('2026-10-03', '2026-10-04')).toBeLessThan(0);
    expect(compareCivilDates('2026-10-04', '2026-10-04')).toBe(0);
    expect(compareCivilDates('2027-01-01', '2026-12-31')).toBeGreaterThan(0);
  });

  it('are written day first', () => {
    expect(formatCivilDate('2025-01-05')).toBe('05/01/2025');
    expect(formatLongDate('2026-01-05')).toBe('Monday 5 January 2026');
    expect(formatMoment(new Date('2026-11-24T04:04:00Z'))).toBe('24 November 2026 at 3:04 pm (Sydney time)');
    expect(formatCivilDate('2026-10-04')).toBe('04/10/2026');
  });
});

describe('the time zone of the machine', () => {
  const asked = `
    const dates = await import('./civil-date.ts');
    const instants = ['2026-10-03T13:59:00Z', '2026-10-03T16:30:00Z', '2027-04-03T15:30:00Z', '2027-04-04T14:00:00Z'];
    const zones = ['Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide'];
    const days = ['2026-10-04', '2027-04-04', '2026-02-29'];
    console.log(new Date(2026, 9, 4).getTimezoneOffset() + ' ' + JSON.stringify([
      zones.map((zone) => instants.map((at) => [dates.todayIn(zone, new Date(at)), dates.parseInstallationDate(at, zone)])),
      days.map((day) => [dates.isCivilDate(day), dates.parseInstallationDate(day, zones[0]), dates.addYears(day, 1)]),
      days.slice(0, 2).map(dates.formatCivilDate),
    ]));`;
  const answerIn = async (TZ: string) => {
    const flags = ['--import', 'tsx', '--input-type=module', '--eval', asked];
    const { stdout } = await promisify(execFile)(process.execPath, flags, {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ },
    });
    const [offset, ...answer] = stdout.split(' ');
    return { offset, answer: answer.join(' ') };
  };

  it('does not change any answer', async () => {
    const [utc, west, east, america] = await Promise.all(
      ['UTC', perth, sydney, 'America/Los_Angeles'].map((zone) => answerIn(zone)),
    );
    expect(new Set([utc?.offset, west?.offset, east?.offset, america?.offset]).size).toBe(4);
    expect(utc?.answer).toContain('2026-10-04');
    for (const other of [west, east, america]) expect(other?.answer).toBe(utc?.answer);
  });
});

describe('a week', () => {
  it('begins on the Monday of each of its days', () => {
    const monday = '2026-12-28';
    for (let day = 0; day < 7; day++) expect(mondayOf(addDays(monday, day))).toBe(monday);
    expect(mondayOf(addDays(monday, 7))).toBe('2027-01-04');
    expect(addDays(monday, -1)).toBe('2026-12-27');
  });
});

describe('an hour of a day', () => {
  it.each([
    [perth, '2026-11-22', 9, '2026-11-22T01:00:00.000Z'],
    [sydney, '2026-07-01', 9, '2026-06-30T23:00:00.000Z'],
    [sydney, '2026-11-22', 17, '2026-11-22T06:00:00.000Z'],
    ['Australia/Adelaide', '2026-11-22', 9, '2026-11-21T22:30:00.000Z'],
    // The days before, of and after the night in which the clocks change, both times of the year.
    [sydney, '2026-10-03', 17, '2026-10-03T07:00:00.000Z'],
    [sydney, '2026-10-04', 9, '2026-10-03T22:00:00.000Z'],
    [sydney, '2026-10-04', 0, '2026-10-03T14:00:00.000Z'],
    [sydney, '2026-04-04', 17, '2026-04-04T06:00:00.000Z'],
    [sydney, '2026-04-05', 9, '2026-04-04T23:00:00.000Z'],
    [sydney, '2027-01-01', 0, '2026-12-31T13:00:00.000Z'],
  ])('in %s on %s at %i is the instant %s', (zone, date, hour, moment) => {
    expect(hourAt(zone, date, hour).toISOString()).toBe(moment);
  });
});
