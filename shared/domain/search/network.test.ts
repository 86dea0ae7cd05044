import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storedJobStatuses } from '../jobs/job.ts';
import { type Acquaintance, arrangeNetwork, type JobTogether, type NetworkQuery, partnersIn } from './network.ts';

const job = (changes: Partial<JobTogether>): JobTogether => ({
  id: 'job',
  title: 'A job',
  suburb: null,
  status: 'booked',
  installationDate: null,
  createdAt: '2026-05-01T00:00:00.000Z',
  otherPartyId: 'sam',
  otherParty: 'Sunny Side',
  ...changes,
});

describe('whom a person has worked with', () => {
  it('is counted by what is under way and what is done, with the job that came last', () => {
    const jobs = [
      job({ id: 'done', status: 'paid', installationDate: '2026-03-01' }),
      job({ id: 'far', status: 'booked', installationDate: '2026-09-01', otherParty: 'Sunny Side Solar' }),
      job({ id: 'undated', status: 'accepted', createdAt: '2026-08-31T10:00:00.000Z' }),
      job({ id: 'kim', status: 'archived', otherPartyId: 'kim', otherParty: 'Kim and Co' }),
    ];
    expect(partnersIn(jobs)).toEqual([
      { id: 'sam', name: 'Sunny Side Solar', running: 2, completed: 1, lastJob: jobs[1] },
      { id: 'kim', name: 'Kim and Co', running: 0, completed: 1, lastJob: jobs[3] },
    ]);
  });

  it('is nobody through a job that was never awarded, was cancelled, or does not say who they are', () => {
    const jobs = [
      job({ status: 'draft' }),
      job({ status: 'posted' }),
      job({ status: 'cancelled' }),
      job({ otherPartyId: null }),
      job({ otherPartyId: undefined }),
    ];
    expect(partnersIn(jobs)).toEqual([]);
  });

  it('loses and invents no job, in whatever order they come', () => {
    const jobs = fc.array(
      fc.record({
        status: fc.constantFrom(...storedJobStatuses),
        otherPartyId: fc.constantFrom('sam', 'kim', 'lee', null),
        installationDate: fc.constantFrom(null, '2026-01-01', '2026-07-01'),
      }),
    );
    fc.assert(
      fc.property(jobs, (given) => {
        const all = given.map((each, index) => job({ ...each, id: String(index) }));
        const counted = all.filter(
          ({ status, otherPartyId }) => otherPartyId && !['draft', 'posted', 'cancelled'].includes(status),
        );
        const partners = partnersIn(all);
        expect(partners.reduce((sum, { running, completed }) => sum + running + completed, 0)).toBe(counted.length);
        const byId = (each: readonly { id: string; running: number }[]) =>
          each.map(({ id, running }) => `${id} ${running}`).sort();
        expect(byId(partnersIn([...all].reverse()))).toEqual(byId(partners));
      }),
    );
  });
});

const person = (name: string, changes: Partial<Acquaintance> = {}): Acquaintance => ({
  id: name,
  name,
  work: null,
  preferredSince: null,
  note: '',
  isHidden: false,
  ...changes,
});
const worked = (running: number, completed: number, installationDate: string) => ({
  work: { running, completed, lastJob: job({ installationDate }) },
});

const people = [
  person('Öhm Electrical', worked(1, 0, '2026-09-01')),
  person('Zed Solar', { ...worked(0, 5, '2026-02-01'), preferredSince: '2026-01-01', note: 'Owns a crane' }),
  person('Amp & Sons', { preferredSince: '2026-06-01', note: 'Met at the expo' }),
  person('Volt Crew', { ...worked(2, 2, '2026-10-01'), isHidden: true }),
];
const namesBy = (query: Partial<NetworkQuery>): string[] =>
  arrangeNetwork(people, { words: [], sort: 'recent', view: 'all', ...query }).map(({ name }) => name);

describe('the page of them', () => {
  it.each<[string, Partial<NetworkQuery>, string[]]>([
    [
      'starts with the latest job, and ends with whom one only prefers',
      {},
      ['Öhm Electrical', 'Zed Solar', 'Amp & Sons'],
    ],
    ['starts with most jobs', { sort: 'jobs' }, ['Zed Solar', 'Öhm Electrical', 'Amp & Sons']],
    ['is by name, whatever the accent', { sort: 'name' }, ['Amp & Sons', 'Öhm Electrical', 'Zed Solar']],
    ['is of the preferred', { view: 'preferred' }, ['Zed Solar', 'Amp & Sons']],
    ['is of the hidden, who are nowhere else', { view: 'hidden' }, ['Volt Crew']],
    ['finds part of a name', { words: ['ohm'] }, ['Öhm Electrical']],
    ['finds words of a note', { words: ['crane', 'zed'] }, ['Zed Solar']],
    ['finds nobody hidden', { words: ['volt'] }, []],
  ])('%s', (_, query, expected) => {
    expect(namesBy(query)).toEqual(expected);
  });
});
