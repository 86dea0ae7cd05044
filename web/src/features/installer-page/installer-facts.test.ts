import { expect, it } from 'vitest';
import { availabilityOf } from '../../components/person/installer-words.ts';
import { baseOf, factsOf, type PublicInstaller } from './installer-facts.ts';

const installer: PublicInstaller = {
  id: '5b1f0e6e-1111-4222-8333-444455556666',
  companyName: 'Sunny Side',
  suburb: 'Blacktown',
  state: 'NSW',
  accreditations: ['PV', 'Off-Grid'],
  installRadius: 80,
  availability: 'lead_time',
  leadTimeDays: 14,
  bio: '',
  statesServed: ['NSW', 'ACT'],
  services: [],
  brandCertifications: ['Fronius Certified'],
  crewSize: '3-5',
  verifiedAt: null,
  createdAt: '2026-01-18T00:00:00.000Z',
  averageRating: null,
  reviewCount: 0,
  completedJobs: 0,
  responseHours: null,
  responseRate: null,
};

it("an installer's page names the suburb, never a street", () => {
  expect(baseOf(installer)).toBe('Blacktown NSW');
  expect(baseOf({ ...installer, suburb: null, state: null })).toBe('');
});

it("an installer's page has the known facts and leaves out the rest", () => {
  expect(factsOf(installer)).toEqual([
    ['Works in', 'NSW, ACT, up to 80 km away'],
    ['Accreditations', 'Solar PV Systems, Off-Grid Systems'],
    ['Brand certifications', 'Fronius Certified'],
    ['Crew', '3-5 people'],
  ]);
  const bare = { ...installer, suburb: null, state: null, statesServed: [], installRadius: null, crewSize: null };
  expect(factsOf({ ...bare, contactName: 'Sam' }).map(([label]) => label)).toEqual([
    'Contact',
    'Accreditations',
    'Brand certifications',
  ]);
});

it('the availability is one sentence in each case', () => {
  const said = (changes: Partial<PublicInstaller>) => availabilityOf({ ...installer, ...changes });
  expect(said({ availability: 'available' })).toBe('Available now');
  expect(said({ availability: 'not_available' })).toBe('Not available');
  expect(said({ leadTimeDays: 1 })).toBe("1 day's lead time");
  expect(said({ leadTimeDays: null })).toBe('Lead time required');
});
