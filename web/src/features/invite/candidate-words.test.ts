import { expect, test } from 'vitest';
import {
  type Candidate,
  type CandidateFact,
  distanceOf,
  foldableOf,
  groupsOf,
  isListed,
  ratingOf,
  timingOf,
  togetherOf,
} from './candidate-words.ts';

const candidate: Candidate = {
  id: '00000000-0000-4000-8000-000000000000',
  companyName: 'Sunny Side',
  location: 'Blacktown NSW 2148',
  averageRating: 4.6,
  reviewCount: 12,
  completedJobs: 14,
  verifiedAt: null,
  isPreferred: false,
  isKnown: false,
  accreditations: ['PV'],
  jobsTogether: 0,
  inviteStatus: null,
  hasApplied: false,
  fit: {
    fits: true,
    reach: 'inside',
    distanceKm: 12,
    missingLicences: [],
    timing: 'free',
    freeFrom: '2026-11-24',
    objections: [],
  },
};
const withFit = (fit: Partial<Candidate['fit']>): Candidate => ({ ...candidate, fit: { ...candidate.fit, ...fit } });
const timing = (fit: Partial<Candidate['fit']>) => timingOf(withFit(fit), '2026-11-24');

test.each<[CandidateFact, CandidateFact]>([
  [distanceOf(candidate), { text: '12 km', isWarning: false }],
  [distanceOf(withFit({ reach: 'outside', distanceKm: 3236 })), { text: '3,236 km', isWarning: true }],
  [distanceOf(withFit({ reach: 'unknown', distanceKm: null })), { text: 'Not known', isGap: true }],
  [timing({}), { text: 'Available now' }],
  [timing({ freeFrom: '2026-12-06' }), { text: 'From Sun 6 Dec' }],
  [timing({ timing: 'late', freeFrom: '2026-12-06' }), { text: 'Only from Sun 6 Dec', isWarning: true }],
  [timing({ timing: 'unavailable', freeFrom: null }), { text: 'Not taking on work', isWarning: true }],
  [ratingOf(candidate), { text: '4.6', rest: ' (12 reviews)' }],
  [ratingOf({ ...candidate, reviewCount: 2 }), { text: 'New' }],
  [togetherOf(candidate), { text: 'None yet', isGap: true }],
  [togetherOf({ ...candidate, isKnown: true }), { text: 'In touch before', isGap: false }],
  [togetherOf({ ...candidate, isKnown: true, jobsTogether: 1 }), { text: '1 job', rest: ' together' }],
])('a retailer reads the fact %j', (fact, expected) => {
  expect(fact).toEqual(expected);
});

test('a retailer reads their preferred installers first, then those who fit, the others, and those outside their radius', () => {
  const far = { ...candidate.fit, fits: false, reach: 'outside' as const };
  const people = [
    { ...candidate, companyName: 'Fits' },
    { ...candidate, companyName: 'Late', fit: { ...candidate.fit, fits: false } },
    { ...candidate, companyName: 'Preferred', isPreferred: true },
    { ...candidate, companyName: 'Preferred but far', isPreferred: true, fit: far },
    { ...candidate, companyName: 'Far', fit: far },
  ];
  const read = (shown: Candidate[]) =>
    groupsOf(shown).map(({ title, members }) => [title, ...members.map(({ companyName }) => companyName)]);
  expect(read(people)).toEqual([
    ['Your preferred installers', 'Preferred'],
    ['Installers who fit', 'Fits'],
    ['Other installers', 'Late'],
    ['Outside their working radius', 'Preferred but far', 'Far'],
  ]);
  expect(read(people.slice(1, 2))).toEqual([['No installer here fits the job', 'Late']]);
});

test('the list folds up installers too far away, unless they are named in the URL, or all others are too far away', () => {
  const far = { ...candidate, id: 'far', fit: { ...candidate.fit, fits: false, reach: 'outside' as const } };
  const named = { ...far, id: 'named' };
  expect(foldableOf([candidate, far, named], 'named')).toEqual([far]);
  expect(foldableOf([far, named], null)).toEqual([]);
});

test('the page lists applicants and installers without an open or declined invitation', () => {
  expect(isListed(candidate)).toBe(true);
  expect(isListed({ ...candidate, inviteStatus: 'expired' })).toBe(true);
  for (const inviteStatus of ['invited', 'declined'] as const) {
    expect(isListed({ ...candidate, inviteStatus })).toBe(false);
    expect(isListed({ ...candidate, inviteStatus, hasApplied: true })).toBe(true);
  }
});
