import { describe, expect, it } from 'vitest';
import { noFilter } from '#shared/domain/people/directory.ts';
import { chipsOf, countText, filterIn, parametersOf } from './directory-filters.ts';

const all =
  'states=NSW,VIC&travelRange=150&services=Residential+Solar,Battery+Storage&accreditations=CEC+Accredited&minRating=4.5&crewSize=3-5&responseTime=2hours&availability=week';

describe('the filters in the URL of the directory', () => {
  it('are read as they were written', () => {
    const filter = filterIn(new URLSearchParams(all));
    expect(filter).toEqual({
      states: ['NSW', 'VIC'],
      travelRange: 150,
      services: ['Residential Solar', 'Battery Storage'],
      accreditations: ['CEC Accredited'],
      minRating: 4.5,
      crewSize: '3-5',
      responseTime: '2hours',
      availability: 'week',
    });
    expect(new URLSearchParams(parametersOf(filter)).toString()).toBe(all.replaceAll(',', '%2C'));
    expect(parametersOf(noFilter)).toEqual({});
  });

  it.each([
    '',
    'states=NZ,nsw&crewSize=2&availability=any&responseTime=soon',
    'travelRange=40&minRating=6',
    'travelRange=75&minRating=4.2',
    'travelRange=&minRating=&states=',
    'travelRange=far&minRating=NaN&view=map',
  ])('are all off for "?%s"', (address) => expect(filterIn(new URLSearchParams(address))).toEqual(noFilter));

  it('have one chip each, which removes only its own filter', () => {
    const filter = filterIn(new URLSearchParams(all));
    const chips = chipsOf(filter);
    expect(chips.map(({ label }) => label)).toEqual([
      'NSW',
      'VIC',
      'Travels 150 km or more',
      'Residential Solar',
      'Battery Storage',
      'CEC Accredited',
      '4.5 stars or more',
      'Crew of 3-5',
      'Answers within 2 hours',
      'Available: within a week',
    ]);
    for (const { label, without } of chips)
      expect(chipsOf(without).map((chip) => chip.label)).toEqual(
        chips.map((chip) => chip.label).filter((other) => other !== label),
      );
    expect(chipsOf(noFilter)).toEqual([]);
  });
});

it.each([
  [0, '0 installers'],
  [1, '1 installer'],
  [1234, '1,234 installers'],
])('the count of %d reads "%s"', (count, text) => expect(countText(count)).toBe(text));
