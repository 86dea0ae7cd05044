import { expect, it } from 'vitest';
import { type CredentialFact, linesOf, type NeededBy, stateInWords } from './credential-words.ts';

const saa: CredentialFact = {
  slot: 'saa',
  kind: 'saa',
  state: null,
  categories: ['GCPV'],
  work: 'both',
  expiresOn: '2027-03-14',
  status: 'valid',
  daysLeft: 110,
};

it.each([
  [{ status: 'valid', expiresOn: '2027-03-14', daysLeft: 110 }, 'valid until March 2027'],
  [{ status: 'valid', expiresOn: null, daysLeft: null }, 'checked'],
  [{ status: 'expiring', expiresOn: '2026-12-01', daysLeft: 7 }, 'valid, expires in 7 days (01/12/2026)'],
  [{ status: 'expiring', expiresOn: '2026-12-01', daysLeft: 1 }, 'valid, expires tomorrow (01/12/2026)'],
  [{ status: 'expiring', expiresOn: '2026-12-01', daysLeft: 0 }, 'valid, expires today (01/12/2026)'],
  [{ status: 'expired', expiresOn: '2026-12-01', daysLeft: -1 }, 'expired on 01/12/2026'],
  [{ status: 'to_check', expiresOn: null, daysLeft: null }, 'not checked yet'],
  [{ status: 'missing', expiresOn: null, daysLeft: null }, 'not provided'],
] as const)('the state of a credential in words: %j', (stated, words) => {
  expect(stateInWords(stated)).toBe(words);
});

it('each kind has a line, also without a credential', () => {
  expect(linesOf([saa]).map(({ name, status }) => [name, status])).toEqual([
    ['SAA accreditation (GCPV)', 'valid'],
    ['Electrical licence', 'missing'],
    ['Public liability insurance', 'missing'],
    ['Workers compensation insurance', 'missing'],
    ['Working at heights', 'missing'],
    ['White card', 'missing'],
    ['GST registration', 'missing'],
  ]);
});

it("for a job, only credentials of the site's state count", () => {
  const inState = (state: 'NSW' | 'QLD'): CredentialFact => ({
    ...saa,
    slot: `electrical-${state}`,
    kind: 'electrical',
    state,
    categories: [],
  });
  const job: NeededBy = { state: 'NSW', accreditations: [], areRequired: false, signer: null, day: null };
  const licences = (facts: CredentialFact[]) =>
    linesOf(facts, job).flatMap(({ name, status }) => (name.startsWith('Electrical') ? [[name, status]] : []));
  expect(licences([inState('NSW'), inState('QLD')])).toEqual([['Electrical licence NSW', 'valid']]);
  expect(licences([inState('QLD')])).toEqual([['Electrical licence NSW', 'missing']]);
});

it('a job warns of a missing category and of a date before the installation', () => {
  const job: NeededBy = {
    state: 'NSW',
    accreditations: ['PV', 'Battery'],
    areRequired: false,
    signer: null,
    day: '2027-03-15',
  };
  const [line, licence] = linesOf([saa], job);
  expect(line?.warnings).toEqual(['this job also needs GCBS', 'expires before the job']);
  expect(licence?.name).toBe('Electrical licence NSW');
  expect(linesOf([saa], { ...job, accreditations: ['PV'], day: '2027-03-14' })[0]?.warnings).toEqual([]);
  expect(linesOf([{ ...saa, categories: [], expiresOn: null }], job)[0]?.warnings).toEqual([]);
});

it('a job that requires credentials says which of them are missing', () => {
  const job: NeededBy = { state: 'NSW', accreditations: ['PV'], areRequired: true, signer: null, day: null };
  const required = linesOf([], job).flatMap(({ name, warnings }) => (warnings.length > 0 ? [name] : []));
  expect(required).toEqual(['SAA accreditation', 'Electrical licence NSW', 'Public liability insurance']);
});
