import { expect, test } from 'vitest';
import { type Candidate, groupsOf, reasonsOf } from './candidate-words.ts';

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
  inviteStatus: null,
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
const reasons = (changes: Partial<Candidate>, fit: Partial<Candidate['fit']> = {}) =>
  reasonsOf({ ...candidate, ...changes, fit: { ...candidate.fit, ...fit } }, '2026-11-24').join(' · ');

test.each([
  [reasons({}), 'Blacktown NSW 2148 · 12 km away · available now · 4.6 out of 5 (12 reviews)'],
  [
    reasons({ isPreferred: true, isKnown: true, reviewCount: 2 }, { freeFrom: '2026-12-06' }),
    "Preferred · you've worked or been in touch before · Blacktown NSW 2148 · 12 km away · free from Sun 6 Dec · New",
  ],
  [
    reasons(
      {},
      { reach: 'outside', distanceKm: 300, missingLicences: ['Battery'], timing: 'late', freeFrom: '2026-12-06' },
    ),
    'Blacktown NSW 2148 · 300 km away, outside their radius · no Battery accreditation · only free from Sun 6 Dec · 4.6 out of 5 (12 reviews)',
  ],
  [
    reasons(
      {},
      {
        objections: [
          {
            kind: 'electrical',
            state: 'NSW',
            lack: 'missing',
            person: null,
            categories: [],
            expiresOn: null,
            blocks: true,
          },
        ],
      },
    ),
    'Blacktown NSW 2148 · 12 km away · available now · Electrical licence NSW not provided · 4.6 out of 5 (12 reviews)',
  ],
  [
    reasons({}, { distanceKm: null, reach: 'unknown', timing: 'unavailable', freeFrom: null }),
    'Blacktown NSW 2148 · not taking on work · 4.6 out of 5 (12 reviews)',
  ],
])('a retailer reads %s', (words, expected) => {
  expect(words).toBe(expected);
});

test('a retailer reads their preferred installers first, then those who fit, then the others', () => {
  const people = [
    { ...candidate, companyName: 'Fits' },
    { ...candidate, companyName: 'Far', fit: { ...candidate.fit, fits: false } },
    { ...candidate, companyName: 'Preferred', isPreferred: true },
    { ...candidate, companyName: 'Preferred but far', isPreferred: true, fit: { ...candidate.fit, fits: false } },
  ];
  const read = (shown: Candidate[]) =>
    groupsOf(shown).map(({ title, members }) => [title, ...members.map(({ companyName }) => companyName)]);
  expect(read(people)).toEqual([
    ['Your preferred installers', 'Preferred'],
    ['Installers who fit', 'Fits'],
    ['Other installers', 'Far', 'Preferred but far'],
  ]);
  expect(read(people.slice(1, 2))).toEqual([['No installer here fits the job', 'Far']]);
});
