import { expect, it } from '@jest/globals';
import type { OpenJob, WorkFilter } from './find-work.ts';
import type { Crew } from './fit.ts';
import { isNewMatch } from './saved-searches.ts';

const newcastle = { latitude: -32.9283, longitude: 151.7817 };
const perth = { latitude: -31.9523, longitude: 115.8613 };
const job: OpenJob = {
  id: 'a',
  position: newcastle,
  state: 'NSW',
  jobType: 'PV Only',
  requiredLicenses: ['PV'],
  preferredWeek: null,
  sizeKw: 6.6,
  priceCents: 420_000,
  postedAt: 100,
};
const crew: Crew = {
  position: newcastle,
  installRadius: 50,
  accreditations: ['PV'],
  availability: 'available',
  leadTimeDays: null,
};
const at = '2026-11-22T10:00:00.000Z';
const today = '2026-11-22';

interface Case {
  filter?: WorkFilter;
  before?: OpenJob | null;
  crew?: Crew | null;
  createdAt?: string;
}
const judge = ({ filter = {}, before = null, crew: who = crew, createdAt = at }: Case) =>
  isNewMatch({ filter, createdAt }, { job, before, at }, who, today);

it.each<[string, boolean, Case]>([
  ['it has just become public', true, {}],
  ['it passes the filter', true, { filter: { state: 'NSW', minKw: 6.6, maxPrice: 4200 } }],
  ['it is too cheap', false, { filter: { minPrice: 4200.01 } }],
  ['it matched before it changed', false, { before: { ...job, priceCents: 100 } }],
  ['it was too cheap before', true, { filter: { minPrice: 4000 }, before: { ...job, priceCents: 100 } }],
  ['they only want fitting jobs, and it fits', true, { filter: { fits: 'only' } }],
  [
    'they only want fitting jobs, and their base is far',
    false,
    { filter: { fits: 'only' }, crew: { ...crew, position: perth } },
  ],
  [
    'they only want fitting jobs, and lack the accreditation',
    false,
    { filter: { fits: 'only' }, crew: { ...crew, accreditations: [] } },
  ],
  ['they only want fitting jobs, and the fit is unknown', true, { filter: { fits: 'only' }, crew: null }],
  ['their base is far, but they want all jobs', true, { crew: { ...crew, position: perth } }],
  ['it has moved into their radius', true, { filter: { fits: 'only' }, before: { ...job, position: perth } }],
  ['they saved the search after the change', false, { createdAt: '2026-11-22T10:00:00.001Z' }],
])('if %s, the job is a new match: %s', (_, isNews, facts) => {
  expect(judge(facts)).toBe(isNews);
});
