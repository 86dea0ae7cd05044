import { afterEach, describe, expect, it } from 'vitest';
import { ago, booked, happened, recently } from './dates.ts';

const usual = process.env.TZ;
afterEach(() => {
  if (usual === undefined) delete process.env.TZ;
  else process.env.TZ = usual;
});

/** 10:30 pm in Perth, which is already the next day in Sydney. */
const evening = '2026-11-20T14:30:00.000Z';
const zones = [
  'Australia/Perth',
  'Australia/Sydney',
  'Australia/Darwin',
  'UTC',
  'Pacific/Honolulu',
  'Pacific/Auckland',
];

describe('the moment of an event', () => {
  it.each([
    ['Australia/Perth', '20/11/2026', '20 Nov 2026, 10:30 pm'],
    ['Australia/Darwin', '21/11/2026', '21 Nov 2026, 12:00 am'],
    ['Australia/Sydney', '21/11/2026', '21 Nov 2026, 1:30 am'],
    ['UTC', '20/11/2026', '20 Nov 2026, 2:30 pm'],
    ['Pacific/Honolulu', '20/11/2026', '20 Nov 2026, 4:30 am'],
  ])("is dated by the reader's clock, in %s", (zone, day, moment) => {
    process.env.TZ = zone;
    expect(happened(evening)).toBe(day);
    expect(happened(evening, 'moment').replace(/\s/g, ' ')).toBe(moment);
  });

  it.each([
    ['Australia/Perth', '2026'],
    ['Australia/Sydney', '2027'],
  ])('on the last evening of a year belongs to the year in %s', (zone, year) => {
    process.env.TZ = zone;
    expect(happened('2026-12-31T14:30:00.000Z', 'year')).toBe(year);
  });
});

describe('the age of an event', () => {
  const now = Date.parse('2026-11-20T14:30:00.000Z');
  it.each([
    ['2026-11-20T14:30:20.000Z', 'just now'],
    ['2026-11-20T14:29:01.000Z', 'just now'],
    ['2026-11-20T14:29:00.000Z', '1 min ago'],
    ['2026-11-20T13:30:01.000Z', '59 min ago'],
    ['2026-11-20T13:30:00.000Z', '1 h ago'],
    ['2026-11-19T14:30:01.000Z', '23 h ago'],
    ['2026-11-19T14:30:00.000Z', '1 day ago'],
    ['2026-11-13T14:30:01.000Z', '6 days ago'],
    ['2026-11-13T10:30:00.000Z', '13/11/2026'],
  ])('%s is read as %s', (instant, text) => {
    process.env.TZ = 'UTC';
    expect(ago(instant, now)).toBe(text);
  });
});

describe('the date of a scheduled job', () => {
  it.each(zones)('is the day at the site, for a reader in %s too', (zone) => {
    process.env.TZ = zone;
    expect(booked('2026-11-21')).toBe('21/11/2026');
    expect(booked('2026-11-21', 'weekday')).toBe('Sat 21 Nov');
  });
});

describe('a date on a screen', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./dates.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it('is written only by the functions of dates.ts', () => {
    const others = Object.entries(sources).filter(([, source]) =>
      /toLocale(Date|Time)|DateTimeFormat|formatCivilDate|new Date\([^)]+\)\.toLocale/.test(source),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(others.map(([path]) => path)).toEqual([]);
  });
});

describe('a moment of the last weeks', () => {
  const now = Date.parse('2026-11-22T02:00:00.000Z');
  it.each([
    ['2026-11-20T04:04:00.000Z', 'Friday 3:04 pm'],
    ['2026-11-13T04:04:00.000Z', '13 November at 3:04 pm'],
  ])('is written as people say it: %s', (instant, said) => {
    process.env.TZ = 'Australia/Sydney';
    expect(recently(Date.parse(instant), now).replace(/\s/g, ' ')).toBe(said);
  });
});
