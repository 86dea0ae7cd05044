import { describe, expect, it } from '@jest/globals';
import { compareRankings, type RankedInstaller, rankForJob } from './eligibility.ts';

// One degree of latitude is 111.195 km.
const job = { latitude: -33, longitude: 151, requiredLicenses: ['PV', 'Battery'] as const };
const installer = (over: Partial<RankedInstaller> = {}): RankedInstaller => ({
  latitude: -34,
  longitude: 151,
  installRadius: 112,
  accreditations: ['PV', 'Battery', 'Off-Grid'],
  availability: 'available',
  ...over,
});

describe('how an installer fits a job', () => {
  it('is told in facts', () => {
    expect(rankForJob(installer({ averageRating: 4.3 }), job)).toEqual({
      distanceKm: 111.2,
      withinRadius: true,
      missingLicences: [],
      availability: 'available',
      leadTimeDays: null,
      averageRating: 4.3,
    });
  });

  it.each([
    [112, true],
    [111, false],
    [0, false],
  ])('with a radius of %p km, the site is within reach: %p', (installRadius, withinRadius) => {
    expect(rankForJob(installer({ installRadius }), job)).toMatchObject({ withinRadius });
  });

  it('counts a site exactly at the edge of a radius of nothing as within reach', () => {
    expect(rankForJob(installer({ latitude: -33, installRadius: 0 }), job)).toMatchObject({
      distanceKm: 0,
      withinRadius: true,
    });
  });

  it('names the licences that are missing without blocking anyone', () => {
    expect(rankForJob(installer({ accreditations: ['Off-Grid'] }), job).missingLicences).toEqual(['PV', 'Battery']);
    expect(rankForJob(installer({ accreditations: [] }), { ...job, requiredLicenses: [] }).missingLicences).toEqual([]);
  });

  it('knows no distance without both places', () => {
    for (const over of [{ latitude: null }, { longitude: undefined }]) {
      expect(rankForJob(installer(over), job)).toMatchObject({ distanceKm: null, withinRadius: null });
      expect(rankForJob(installer(), { ...job, ...over })).toMatchObject({ distanceKm: null, withinRadius: null });
    }
  });

  it('carries a lead time only for those who ask for one', () => {
    expect(rankForJob(installer({ availability: 'lead_time', leadTimeDays: 14 }), job).leadTimeDays).toBe(14);
    expect(rankForJob(installer({ availability: 'available', leadTimeDays: 14 }), job).leadTimeDays).toBeNull();
  });
});

describe('the order of the invite list', () => {
  const firstOf = (better: Partial<RankedInstaller>, worse: Partial<RankedInstaller>) => {
    const [a, b] = [rankForJob(installer(better), job), rankForJob(installer(worse), job)];
    return [compareRankings(a, b) < 0, compareRankings(b, a) > 0];
  };

  it.each<[string, Partial<RankedInstaller>, Partial<RankedInstaller>]>([
    ['licences before nearness', {}, { latitude: -33, accreditations: ['PV'] }],
    ['within reach before unknown', { availability: 'not_available' }, { latitude: null }],
    ['unknown before out of reach', { latitude: null }, { installRadius: 1 }],
    ['available before a lead time', {}, { availability: 'lead_time', leadTimeDays: 1 }],
    ['a lead time before not available', { availability: 'lead_time' }, { availability: 'not_available' }],
    ['nearness before reviews', { latitude: -33.5 }, { averageRating: 5 }],
    ['reviews among the equally near', { averageRating: 4.9 }, { latitude: -33.999, averageRating: 4.1 }],
    ['reviews before none', { averageRating: 1 }, {}],
    ['the nearer of two equals', { latitude: -33.99 }, {}],
    [
      'the shorter lead time',
      { availability: 'lead_time', leadTimeDays: 7 },
      { availability: 'lead_time', leadTimeDays: 30 },
    ],
  ])('puts %s', (_rule, better, worse) => {
    expect(firstOf(better, worse)).toEqual([true, true]);
  });

  it('leaves equals as they were', () => {
    expect(compareRankings(rankForJob(installer(), job), rankForJob(installer(), job))).toBe(0);
  });
});
