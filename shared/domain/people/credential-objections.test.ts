import { describe, expect, it } from '@jest/globals';
import {
  type CredentialNeeds,
  dayOfWork,
  type HeldCredential,
  heldForJob,
  neededSlots,
  objectionsOn,
  objectionText,
  refusalOn,
} from './credential-objections.ts';

const needs: CredentialNeeds = { state: 'NSW', accreditations: ['PV'], areRequired: false, signer: null };
const saa: HeldCredential = { kind: 'saa', state: null, categories: ['GCPV'], expiresOn: '2027-03-03', person: null };
const licence: HeldCredential = {
  kind: 'electrical',
  state: 'NSW',
  categories: [],
  expiresOn: '2027-06-30',
  person: null,
};
const insurance: HeldCredential = {
  kind: 'publicLiability',
  state: null,
  categories: [],
  expiresOn: '2027-06-30',
  person: null,
};
const wallet = [saa, licence, insurance];
const day = '2027-03-03';

const lacks = (on: string, needed: Partial<CredentialNeeds>, held: readonly HeldCredential[]) =>
  objectionsOn(on, { ...needs, ...needed }, held).map(
    ({ kind, lack, blocks }) => `${kind} ${lack}${blocks ? '!' : ''}`,
  );

describe('the objections to the credentials of an installer on a day', () => {
  it.each<[string, string, Partial<CredentialNeeds>, HeldCredential[], string[]]>([
    ['a complete wallet on its last valid day', day, {}, wallet, []],
    ['an accreditation that expired the day before', '2027-03-04', {}, wallet, ['saa expired!']],
    ['a job without accreditations', '2027-03-04', { accreditations: [] }, wallet, []],
    ['an empty wallet', day, {}, [], []],
    [
      'an empty wallet if the job requires credentials',
      day,
      { areRequired: true },
      [],
      ['saa missing!', 'electrical missing!', 'publicLiability missing!'],
    ],
    [
      'an accreditation without its date if the job requires credentials',
      day,
      { areRequired: true },
      [{ ...saa, expiresOn: null }, licence, insurance],
      ['saa missing!'],
    ],
    ['a licence of another state', day, { state: 'QLD' }, wallet, []],
    [
      'a licence of another state if the job requires credentials',
      day,
      { state: 'QLD', areRequired: true },
      wallet,
      ['electrical missing!'],
    ],
    [
      'an expired licence of another state',
      '2027-07-01',
      { state: 'QLD', accreditations: [] },
      wallet,
      ['publicLiability expired!'],
    ],
    ['a battery without its category', day, { accreditations: ['PV', 'Battery'] }, wallet, ['saa category']],
    [
      'a battery without its category if the job requires credentials',
      day,
      { accreditations: ['Battery'], areRequired: true },
      wallet,
      ['saa category!'],
    ],
    ['a site whose state is not known', day, { state: null, areRequired: true }, wallet, []],
  ])('%s', (_, on, needed, held, expected) => {
    expect(lacks(on, needed, held)).toEqual(expected);
  });

  it('name the category of each accreditation that the job requires', () => {
    const all = objectionsOn(day, { ...needs, accreditations: ['PV', 'Battery', 'Off-Grid'] }, wallet);
    expect(all.map(({ categories }) => categories)).toEqual([['GCBS', 'SPS']]);
  });

  it('concern the electrical licence of the state of the site', () => {
    expect(neededSlots(needs)).toEqual(['saa', 'electrical-NSW', 'publicLiability']);
    expect(neededSlots({ ...needs, state: null, accreditations: [] })).toEqual(['publicLiability']);
  });
});

describe('the refusal of a day', () => {
  const today = '2026-12-01';
  const owner = { company: null, mayUpdate: true, today };
  const retailer = { company: 'Sunny Side', mayUpdate: true, today };
  const lastDay = 'SAA accreditation is Wednesday 3 March 2027.';

  it('has a wording for each side, and says what to do', () => {
    expect(refusalOn('2027-03-04', needs, wallet, owner)).toBe(
      `The last valid day of your ${lastDay} Choose an earlier day, or update your credentials.`,
    );
    expect(refusalOn('2027-03-04', needs, wallet, { ...owner, mayUpdate: false })).toBe(
      `The last valid day of your ${lastDay} Choose an earlier day, or ask an owner of your company to update the credentials.`,
    );
    expect(refusalOn('2027-03-04', needs, wallet, retailer)).toBe(
      `The last valid day of Sunny Side's ${lastDay} Choose an earlier day, or ask them to update their credentials.`,
    );
    const required = { ...needs, areRequired: true };
    expect(refusalOn(day, required, [saa, insurance], owner)).toBe(
      'This job requires your electrical licence NSW with its expiry date. Update your credentials first.',
    );
    expect(refusalOn(day, required, [saa, insurance], retailer)).toBe(
      "This job requires Sunny Side's electrical licence NSW with its expiry date. Ask them to update their credentials first.",
    );
  });

  it('does not advise an earlier day if the credential has expired already', () => {
    expect(refusalOn('2027-03-04', needs, wallet, { ...owner, today: '2027-03-04' })).toBe(
      `The last valid day of your ${lastDay} Update your credentials first.`,
    );
  });

  it('does not result from a missing category if the retailer requires no credentials', () => {
    expect(refusalOn(day, { ...needs, accreditations: ['Battery'] }, wallet, owner)).toBeNull();
  });
});

describe('the day of the work', () => {
  it.each([
    [{ installationDate: '2027-02-01', preferredWeek: '2027-01-04' }, '2027-02-01'],
    [{ installationDate: null, preferredWeek: '2027-01-04' }, '2027-01-04'],
    [{ installationDate: null, preferredWeek: '2026-11-23' }, '2026-12-01'],
    [{ installationDate: null, preferredWeek: null }, '2026-12-01'],
  ])('of a job with %j, seen on 1 December 2026, is %s', (job, expected) => {
    expect(dayOfWork(job, '2026-12-01')).toBe(expected);
  });
});

describe('the credentials that count for a job', () => {
  const mine = { ...saa, expiresOn: '2026-01-01', person: 'Jo' };
  const signed = { ...needs, signer: 'Jo' };

  it('are those of the company, if no one of its people signs off the work', () => {
    expect(heldForJob(wallet, [mine], needs)).toEqual(wallet);
  });

  it('are those of the signer instead, as far as the signer has them', () => {
    expect(heldForJob(wallet, [mine], signed)).toEqual([licence, insurance, mine]);
    expect(objectionsOn(day, signed, heldForJob(wallet, [mine], signed))).toMatchObject([
      { kind: 'saa', lack: 'expired', person: 'Jo' },
    ]);
  });

  it('are the personal ones of the signer alone, if the job requires credentials', () => {
    const required = { ...signed, areRequired: true };
    const held = heldForJob(wallet, [mine], required);
    expect(held).toEqual([insurance, mine]);
    expect(objectionsOn(day, required, held).map((each) => objectionText(each, null))).toEqual([
      "The last valid day of Jo's SAA accreditation is Thursday 1 January 2026.",
      "This job requires Jo's electrical licence NSW with its expiry date.",
    ]);
  });
});
