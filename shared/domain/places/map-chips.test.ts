import { describe, expect, it } from '@jest/globals';
import {
  type MapFacts,
  type MapFilter,
  mapAvailabilities,
  mapAvailabilityOf,
  mapRatings,
  mapSpecialties,
  passesMapFilter,
} from './map-chips.ts';

const everyFact: MapFacts[] = [null, ...mapAvailabilities].flatMap((availability) =>
  [null, ...mapRatings].flatMap((rating) =>
    [...Array(2 ** mapSpecialties.length).keys()].map((bits) => ({
      availability,
      rating,
      specialties: mapSpecialties.filter((_, bit) => (bits >> bit) % 2 === 1),
    })),
  ),
);
const passing = (filter: MapFilter): MapFacts[] => everyFact.filter((facts) => passesMapFilter(facts, filter));

describe('the filters of the map', () => {
  it('show every item if none of them is on', () => {
    expect(passing({ specialties: [] })).toHaveLength(everyFact.length);
  });

  it('show the installers who are available at the selected time or earlier', () => {
    const shown = (availability: 'now' | 'week' | 'month') =>
      new Set(passing({ availability, specialties: [] }).map((facts) => facts.availability));
    expect(shown('now')).toEqual(new Set(['now']));
    expect(shown('week')).toEqual(new Set(['now', 'week']));
    expect(shown('month')).toEqual(new Set(['now', 'week', 'month']));
  });

  it('show the installers who have at least the selected rating', () => {
    const shown = (rating: 4 | 4.5) => new Set(passing({ rating, specialties: [] }).map((facts) => facts.rating));
    expect(shown(4)).toEqual(new Set([4, 4.5]));
    expect(shown(4.5)).toEqual(new Set([4.5]));
  });

  it('show the items that have all selected kinds of work', () => {
    const shown = passing({ specialties: ['residential', 'battery'] });
    expect(shown).toHaveLength(everyFact.length / 4);
    for (const { specialties } of shown)
      expect(specialties).toEqual(expect.arrayContaining(['residential', 'battery']));
  });

  it.each([
    ['available', 0, 'now'],
    ['available', 90, 'now'],
    ['lead_time', 7, 'week'],
    ['lead_time', 8, 'month'],
    ['lead_time', 30, 'month'],
    ['lead_time', 31, null],
    ['lead_time', 0, 'week'],
    ['not_available', 0, null],
    ['not_available', 3, null],
  ] as const)('count %s with %s days as %s', (availability, leadTimeDays, expected) => {
    expect(mapAvailabilityOf(availability, leadTimeDays)).toBe(expected);
  });
});
