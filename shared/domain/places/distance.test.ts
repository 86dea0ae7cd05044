import { describe, expect, it } from '@jest/globals';
import { distanceKm } from './distance.ts';

const sydney = { latitude: -33.8688, longitude: 151.2093 };
const melbourne = { latitude: -37.8136, longitude: 144.9631 };
const perth = { latitude: -31.9523, longitude: 115.8613 };

describe('the distance between two places', () => {
  it('matches known distances on the globe', () => {
    expect(distanceKm(sydney, melbourne)).toBeCloseTo(713.4, 0);
    expect(distanceKm(sydney, perth)).toBeCloseTo(3290, -1);
  });

  it('is the same in both directions, and zero to the same place', () => {
    expect(distanceKm(sydney, melbourne)).toBe(distanceKm(melbourne, sydney));
    expect(distanceKm(perth, perth)).toBe(0);
  });

  it('is 111 km for one degree of latitude and takes the short way across the date line', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.195, 2);
    const apart = distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 });
    expect(apart).toBeCloseTo(111.195, 2);
  });

  it('is half the circumference between opposite points, and never NaN', () => {
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20015.1, 0);
    expect(distanceKm({ latitude: 33.3, longitude: 12.7 }, { latitude: -33.3, longitude: -167.3 })).toBeCloseTo(
      20015.1,
      0,
    );
  });
});
