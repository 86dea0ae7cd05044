import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareRanks } from '#shared/domain/search/find-work.ts';
import { type Candidate, rankCandidate } from './rank-candidates.ts';

const today = '2026-11-24';
const site = { latitude: -32.9, longitude: 151.7 };
const work = { position: site, requiredLicenses: ['PV'] as const, preferredWeek: null };
const plain: Candidate = {
  id: 'm',
  position: { latitude: -32.8, longitude: 151.6 },
  installRadius: 80,
  accreditations: ['PV'],
  availability: 'available',
  leadTimeDays: null,
  averageRating: 4,
  reviewCount: 5,
  isPreferred: false,
  isKnown: false,
};
const isBefore = (better: Partial<Candidate>, worse: Partial<Candidate> = {}) =>
  compareRanks(
    rankCandidate({ ...plain, ...better }, work, today),
    rankCandidate({ ...plain, ...worse }, work, today),
  ) < 0;

describe('of two installers who differ in one thing, the retailer reads first', () => {
  it.each<[string, Partial<Candidate>, Partial<Candidate>]>([
    ['the preferred one', { isPreferred: true }, {}],
    [
      'the preferred one, even if all other reasons favour the other',
      { isPreferred: true, averageRating: 1, availability: 'lead_time' },
      { isKnown: true, averageRating: 5, position: site },
    ],
    ['the one they have dealt with', { isKnown: true }, {}],
    ['the better rated one', { averageRating: 4.5 }, {}],
    ['the well rated one before the new one', { averageRating: 4.5 }, { reviewCount: 1 }],
    ['the new one before the badly rated one', { reviewCount: 1 }, { averageRating: 2 }],
    ['the nearer one', { position: site }, {}],
    ['the one who is free now', {}, { availability: 'lead_time', leadTimeDays: 7 }],
    ['the one who fits before the preferred one who does not', {}, { isPreferred: true, accreditations: ['Battery'] }],
    [
      'the one within reach, even without the accreditation, before the preferred one whose radius ends before the job',
      { accreditations: ['Battery'] },
      { isPreferred: true, installRadius: 5 },
    ],
    [
      'of two whose radius does not reach the job, the nearer one, even if all other reasons favour the other',
      { installRadius: 5, averageRating: 1, availability: 'lead_time' },
      { installRadius: 5, position: { latitude: -32.7, longitude: 151.6 }, isKnown: true, averageRating: 5 },
    ],
    [
      'of two whose radius does not reach the job, the preferred one',
      { installRadius: 5, position: { latitude: -31.7, longitude: 115.9 }, isPreferred: true },
      { installRadius: 5 },
    ],
  ])('%s', (_, better, worse) => {
    expect(isBefore(better, worse)).toBe(true);
    expect(isBefore(worse, better)).toBe(false);
  });
});

it('being preferred or known never lowers the rank of an installer', () => {
  const anyone = fc.record({
    averageRating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
    reviewCount: fc.nat(9),
    installRadius: fc.option(fc.integer({ min: 1, max: 500 })),
    isKnown: fc.boolean(),
  });
  fc.assert(
    fc.property(anyone, (facts) => {
      expect(isBefore({ ...facts, isPreferred: true }, facts)).toBe(true);
      expect(isBefore({ ...facts, isKnown: true }, { ...facts, isKnown: false })).toBe(true);
    }),
  );
});
