import { describe, expect, it } from 'vitest';
import { isInside } from '#shared/domain/places/map.ts';
import { areaIn, cellAround } from './searched-area.ts';

describe('the searched area', () => {
  it('is what the map shows, to about a metre', () => {
    expect(areaIn({ south: -38.123456789, west: 144, north: -37, east: 145 })).toEqual({
      south: -38.12346,
      west: 144,
      north: -37,
      east: 145,
    });
  });

  it('ends at the date line and before the poles, however wide the window is', () => {
    expect(areaIn({ south: -89, west: 20, north: 20, east: 260 })).toEqual({
      south: -85,
      west: 20,
      north: 20,
      east: 180,
    });
    expect(areaIn({ south: -45, west: 110, north: -9, east: -170 })?.east).toBe(180);
  });

  it('is empty while the map has no size', () => {
    expect(areaIn({ south: -38, west: 144, north: -38, east: 144 })).toBeNull();
  });

  it('is only the square around a group if the map cannot zoom in further', () => {
    const place = { latitude: -37.81, longitude: 144.96 };
    const searched = { south: -37.9, west: 144.8, north: -37.7, east: 145.1 };
    const cell = cellAround(place, searched);
    expect(isInside(cell, place)).toBe(true);
    expect(cell.north - cell.south).toBeLessThan((searched.north - searched.south) / 8);
  });
});
