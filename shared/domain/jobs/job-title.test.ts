import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { connectionTypes, jobTypes } from './job.ts';
import { isGeneratedTitle, pvSizeKw, type TitleSpecification, titleFromSpecifications } from './job-title.ts';

describe('the size of a solar system', () => {
  it.each([
    [440, 15, 6.6],
    [100, 1, 0.1],
    [1000, 10, 10],
    [415, 13, 5.4],
    [405, 3, 1.22],
    [335, 3, 1.01],
    [334, 3, 1],
    [412.5, 16, 6.6],
    [285, 1, 0.29],
    [1000, 9999, 9999],
  ])('%p W × %p panels are %p kW', (watts, qty, kw) => {
    expect(pvSizeKw(watts, qty)).toBe(kw);
  });

  it('is exact for every whole panel size and count', () => {
    const watts = fc.integer({ min: 100, max: 1000 });
    const qty = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(watts, qty, (w, n) => {
        const hundredths = (BigInt(w) * BigInt(n) + 5n) / 10n;
        const digits = hundredths.toString().padStart(3, '0');
        return pvSizeKw(w, n) === Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
      }),
      { seed: 2, numRuns: 5000 },
    );
  });
});

describe('the title of a job', () => {
  const panels = { panelWatts: 440, panelQty: 15 };
  const titles: [TitleSpecification, string][] = [
    [
      { jobType: 'PV + Battery', ...panels, batterySizeKwh: 13.5, blackoutProtection: true },
      '6.60kW Solar + 13.5 kWh Battery + Blackout Protection',
    ],
    [{ jobType: 'PV + Battery', ...panels, batterySizeKwh: 10 }, '6.60kW Solar + 10 kWh Battery'],
    [{ jobType: 'PV + Battery', pvSizeKw: 6.6, batterySizeKwh: 9.75 }, '6.60kW Solar + 9.75 kWh Battery'],
    [{ jobType: 'PV Only', ...panels }, '6.60kW Solar Installation'],
    [{ jobType: 'PV Only', ...panels, batterySizeKwh: 10, blackoutProtection: true }, '6.60kW Solar Installation'],
    [{ jobType: 'Battery Only', batterySizeKwh: 13.5 }, '13.5 kWh Battery Installation'],
    [{ jobType: 'Battery Only', ...panels, batterySizeKwh: 5 }, '5 kWh Battery Installation'],
    [
      { jobType: 'Battery Only', batterySizeKwh: 5, blackoutProtection: true },
      '5 kWh Battery Installation + Blackout Protection',
    ],
    [
      { jobType: 'PV + Battery', connectionType: 'Off-Grid', ...panels, batterySizeKwh: 10, blackoutProtection: true },
      '6.60kW Solar + 10 kWh Battery',
    ],
    [{ jobType: 'PV + Battery', panelWatts: 440, batterySizeKwh: 10 }, '10 kWh Battery Installation'],
    [{ jobType: 'PV + Battery', panelWatts: null, pvSizeKw: null, blackoutProtection: true }, ''],
    [{ jobType: 'PV Only' }, ''],
  ];

  it.each(titles)('%j is titled %p', (spec, title) => {
    expect(titleFromSpecifications(spec)).toBe(title);
  });

  it('contains the given size unless both the panel size and the panel count are known', () => {
    const size = { jobType: 'PV Only', pvSizeKw: 6.6 } as const;
    expect(titleFromSpecifications({ ...size, panelWatts: 440 })).toBe('6.60kW Solar Installation');
    expect(titleFromSpecifications({ ...size, panelQty: 10 })).toBe('6.60kW Solar Installation');
    expect(titleFromSpecifications({ ...size, panelWatts: 440, panelQty: 10 })).toBe('4.40kW Solar Installation');
  });

  it('is always recognised as generated', () => {
    const spec = fc.record({
      jobType: fc.constantFrom(...jobTypes),
      connectionType: fc.constantFrom(...connectionTypes),
      panelWatts: fc.integer({ min: 100, max: 1000 }),
      panelQty: fc.integer({ min: 1, max: 500 }),
      batterySizeKwh: fc.integer({ min: 10, max: 999_999 }).map((hundredths) => hundredths / 100),
      blackoutProtection: fc.boolean(),
    });
    fc.assert(
      fc.property(spec, (given) => isGeneratedTitle(titleFromSpecifications(given))),
      { seed: 3, numRuns: 2000 },
    );
  });

  it.each(['', '   ', '6.60kW Solar + 13.5 kWh Battery'])('%p may be replaced', (title) => {
    expect(isGeneratedTitle(title)).toBe(true);
  });

  it.each([
    'Solar for the Nguyens',
    '6.60kW Solar Installation for the Nguyens',
    'New 13.5 kWh Battery Installation',
    '6.6kW Solar Installation',
    '6.60kW Solar',
    '6.60kW Solar Installation + Blackout Protection',
    '13.5 kWh Battery Installation\nplease hurry',
  ])('%p is a title that a user wrote, and may not be replaced', (title) => {
    expect(isGeneratedTitle(title)).toBe(false);
  });
});
