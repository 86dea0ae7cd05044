import { describe, expect, it } from 'vitest';
import {
  defaultView,
  keepsAddress,
  lookAt,
  noFilters,
  readAddress,
  withFilters,
  withPlace,
  withSearch,
  withView,
} from './map-address.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));
const geelong = { lat: -38.15, lng: 144.36, label: 'Geelong VIC 3220' };

describe("the URL of the map's page", () => {
  it('is empty at first, and the map opens near the suburbs of Melbourne at zoom 8', () => {
    expect(read('')).toEqual({ view: null, address: '', search: null, filters: noFilters });
    expect(defaultView.zoom).toBe(8);
    expect(Math.hypot(defaultView.center.lat + 37.81, defaultView.center.lng - 144.96)).toBeLessThan(0.3);
  });

  it("contains the map's view, with or without a zoom", () => {
    expect(read('lat=-33.8&lng=151').view).toEqual(lookAt(-33.8, 151));
    expect(read('lat=-33.8&lng=151&zoom=9.5').view).toEqual({ center: { lat: -33.8, lng: 151 }, zoom: 9.5 });
  });

  it.each(['lat=-33.8', 'lng=151', 'lat=&lng=151', 'lat=north&lng=151', 'lat=-91&lng=151', 'lat=-33&lng=181'])(
    'is not valid with %s, and the map opens at its usual view',
    (text) => expect(read(text).view).toBeNull(),
  );

  it('leaves out a zoom that no map has', () => {
    expect(read('lat=-33.8&lng=151&zoom=99').view).toEqual(lookAt(-33.8, 151));
  });

  it('requests a search only without a view', () => {
    expect(read('search=+Geelong+').search).toBe('Geelong');
    expect(read('search=Geelong&specialties=battery').search).toBe('Geelong');
    for (const more of ['lat=-33.8', 'lng=151', 'address=Sydney', 'lat=-33&lng=151&address=Sydney'])
      expect(read(`search=Geelong&${more}`).search).toBeNull();
    expect(read('search=++').search).toBeNull();
  });

  it('keeps known filters', () => {
    expect(read('availability=week&rating=4.5&specialties=battery,residential,plumbing').filters).toEqual({
      availability: 'week',
      rating: 4.5,
      specialties: ['residential', 'battery'],
    });
    expect(read('availability=soon&rating=3&specialties=').filters).toEqual(noFilters);
  });

  it('reads the state that it was written with', () => {
    const filters = { availability: 'now', rating: 4, specialties: ['battery'] } as const;
    const view = { center: { lat: -38.15, lng: 144.36 }, zoom: 12 };
    const written = withFilters(withView(new URLSearchParams(), view, geelong.label), filters);
    expect(readAddress(written)).toEqual({ view, address: geelong.label, search: null, filters });
    expect(readAddress(withFilters(written, noFilters)).filters).toEqual(noFilters);
  });

  it('drops the name of a place that the map has left', () => {
    const there = withPlace(new URLSearchParams('rating=4'), geelong);
    expect(String(there)).toBe('rating=4&lat=-38.15&lng=144.36&address=Geelong+VIC+3220');
    expect(String(withView(there, { center: { lat: -37.000001, lng: 144.5 }, zoom: 9 }))).toBe(
      'rating=4&lat=-37&lng=144.5&zoom=9',
    );
  });

  it.each([
    [' Geelong ', 'rating=4&search=Geelong'],
    ['', 'rating=4'],
    ['  ', 'rating=4'],
    ['default', 'rating=4'],
  ])('after a search for "%s" has the parameters %s', (typed, expected) => {
    expect(String(withSearch(new URLSearchParams('lat=-33&lng=151&zoom=9&rating=4'), typed))).toBe(expected);
  });

  const fitted = { center: { lat: -38, lng: 144.2 }, zoom: 8 };
  const group = { center: { lat: -38.3, lng: 144.6 }, zoom: 10 };
  it.each([
    ['stays at the place and the results that the map was fitted to', fitted, false, true],
    ['follows a person who moves the fitted map', fitted, true, false],
    ['follows the map to a group that was pressed in the fitted map', group, false, false],
  ])('%s', (_, now, isByPerson, isKept) => {
    const place = read('lat=-38.15&lng=144.36&address=Geelong+VIC+3220');
    expect(keepsAddress(now, isByPerson, place, { fitted, opensAt: defaultView })).toBe(isKept);
  });
});
