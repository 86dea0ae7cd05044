import { describe, expect, it } from '@jest/globals';
import { isPostcode, stateNames, stateOfPostcode, states, timeZoneOfState } from './australia.ts';

describe('the state of a postcode', () => {
  it.each([
    ['0199', null],
    ['0200', 'ACT'],
    ['0299', 'ACT'],
    ['0300', null],
    ['0799', null],
    ['0800', 'NT'],
    ['0999', 'NT'],
    ['1000', 'NSW'],
    ['2599', 'NSW'],
    ['2600', 'ACT'],
    ['2618', 'ACT'],
    ['2619', 'NSW'],
    ['2899', 'NSW'],
    ['2900', 'ACT'],
    ['2920', 'ACT'],
    ['2921', 'NSW'],
    ['2999', 'NSW'],
    ['3000', 'VIC'],
    ['3999', 'VIC'],
    ['4000', 'QLD'],
    ['4999', 'QLD'],
    ['5000', 'SA'],
    ['5999', 'SA'],
    ['6000', 'WA'],
    ['6999', 'WA'],
    ['7000', 'TAS'],
    ['7999', 'TAS'],
    ['8000', 'VIC'],
    ['8999', 'VIC'],
    ['9000', 'QLD'],
    ['9999', 'QLD'],
  ])('%p is in %p', (postcode, state) => {
    expect(stateOfPostcode(postcode)).toBe(state);
    expect(isPostcode(postcode)).toBe(state !== null);
  });

  it.each(['', '200', '02000', '2 00', '2000 ', '-200', '2e03', '٢٠٠٠', 'abcd', '2000\n'])(
    '%p has no state',
    (text) => {
      expect(isPostcode(text)).toBe(false);
    },
  );
});

describe('the time zone of a state', () => {
  it('is known for all eight', () => {
    expect(states).toHaveLength(8);
    for (const state of states) {
      expect(() => new Intl.DateTimeFormat('en-AU', { timeZone: timeZoneOfState(state) })).not.toThrow();
      expect(stateNames[state]).toMatch(/^[A-Z]/);
    }
  });

  const offsetOn = (timeZone: string, date: string) =>
    new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(new Date(date))
      .find((part) => part.type === 'timeZoneName')?.value;

  it.each([
    ['NSW', 'GMT+10:00', 'GMT+11:00'],
    ['ACT', 'GMT+10:00', 'GMT+11:00'],
    ['VIC', 'GMT+10:00', 'GMT+11:00'],
    ['TAS', 'GMT+10:00', 'GMT+11:00'],
    ['QLD', 'GMT+10:00', 'GMT+10:00'],
    ['SA', 'GMT+09:30', 'GMT+10:30'],
    ['NT', 'GMT+09:30', 'GMT+09:30'],
    ['WA', 'GMT+08:00', 'GMT+08:00'],
  ] as const)('in %p shows %p in winter and %p in summer', (state, winter, summer) => {
    expect(offsetOn(timeZoneOfState(state), '2026-07-01T00:00:00Z')).toBe(winter);
    expect(offsetOn(timeZoneOfState(state), '2027-01-01T00:00:00Z')).toBe(summer);
  });

  it('is different for the postcodes of Broken Hill and the islands, but only in their own state', () => {
    expect(timeZoneOfState('NSW', '2880')).toBe('Australia/Broken_Hill');
    expect(timeZoneOfState('NSW', '2898')).toBe('Australia/Lord_Howe');
    expect(timeZoneOfState('NSW', '2899')).toBe('Pacific/Norfolk');
    expect(timeZoneOfState('WA', '6798')).toBe('Indian/Christmas');
    expect(timeZoneOfState('WA', '6799')).toBe('Indian/Cocos');
    expect(timeZoneOfState('NSW', '2000')).toBe('Australia/Sydney');
    expect(timeZoneOfState('VIC', '2880')).toBe('Australia/Melbourne');
    expect(timeZoneOfState('NSW', 'constructor')).toBe('Australia/Sydney');
    for (const postcode of ['2880', '2898', '2899'])
      expect(offsetOn(timeZoneOfState('NSW', postcode), '2026-07-01')).toMatch(/^GMT\+/);
  });
});
