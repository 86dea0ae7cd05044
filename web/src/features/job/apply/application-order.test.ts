import { expect, it } from 'vitest';
import { type Application, inOrder } from './application-order.ts';

const fit = {
  fits: true,
  reach: 'inside',
  distanceKm: 10,
  timing: 'free',
  freeFrom: '2026-11-24',
} as const;
const unobjected = { missingLicences: [], objections: [] };

const application = (companyName: string, changes: Partial<Application>): Application => ({
  id: companyName,
  jobId: 'job',
  installerId: companyName,
  status: 'applied',
  message: '',
  leadTimeDays: 7,
  createdAt: '2026-11-20T00:00:00.000Z',
  reviewedAt: null,
  companyName,
  contactName: '',
  location: '',
  averageRating: null,
  reviewCount: 0,
  completedJobs: 0,
  verifiedAt: null,
  accreditations: ['PV'],
  jobsTogether: 0,
  fit: { ...fit, ...unobjected },
  changes: [],
  awaitsConfirmation: false,
  ...changes,
});

const all = [
  application('Far', { fit: { ...fit, ...unobjected, distanceKm: 60 }, averageRating: 4.9, reviewCount: 30 }),
  application('Near', { leadTimeDays: 21 }),
  application('Unlicensed', {
    fit: { ...fit, ...unobjected, fits: false, distanceKm: 1, missingLicences: ['Battery'] },
  }),
  application('Gone', { fit: null, leadTimeDays: 1, createdAt: '2026-11-23T00:00:00.000Z' }),
  application('Refused', { status: 'rejected', averageRating: 5, reviewCount: 9, leadTimeDays: 1 }),
];

it.each([
  ['fit', ['Near', 'Far', 'Gone', 'Unlicensed', 'Refused']],
  ['rating', ['Far', 'Gone', 'Near', 'Unlicensed', 'Refused']],
  ['soonest', ['Gone', 'Far', 'Unlicensed', 'Near', 'Refused']],
  ['newest', ['Gone', 'Far', 'Near', 'Unlicensed', 'Refused']],
] as const)('by %s, waiting applications come first', (order, companies) => {
  expect(inOrder(all, order).map(({ companyName }) => companyName)).toEqual(companies);
});
