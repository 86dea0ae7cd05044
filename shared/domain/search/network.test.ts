import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { storedJobStatuses } from '../jobs/job.ts';
import { type Acquaintance, arrangeNetwork, type JobTogether, type NetworkQuery, partnersIn } from './network.ts';

const job = (changes: Partial<JobTogether>): JobTogether => ({
  id: 'job',
  number: 'BR-1042',
  title: 'A job',
  suburb: null,
  status: 'booked',
  installationDate: null,
  createdAt: '2026-05-01T00:00:00.000Z',
  otherPartyId: 'sam',
  otherParty: 'Sunny Side',
  ...changes,
});

describe('the companies that a user has worked with', () => {
  it('have the number of their jobs under way and done, and the latest job', () => {
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

  it('have the job of the latest day as their last job, and among jobs of one day the newest', () => {
    const early = job({ id: 'early', installationDate: '2026-03-01' });
    const older = job({ id: 'older', installationDate: '2026-09-01', createdAt: '2026-05-01T00:00:00.000Z' });
    const newer = job({ id: 'newer', installationDate: '2026-09-01', createdAt: '2026-05-02T00:00:00.000Z' });
    for (const jobs of [
      [early, older, newer],
      [newer, older, early],
      [older, newer, early],
    ])
      expect(partnersIn(jobs)[0]?.lastJob.id).toBe('newer');
    const twin = { ...older, id: 'twin' };
    expect(partnersIn([older, twin])[0]?.lastJob.id).toBe('older');
  });

  it('have no name if their last job lacks it', () => {
    expect(partnersIn([job({ otherParty: null })])[0]?.name).toBe('');
  });

  it('do not include the company of a job that was never awarded or was cancelled, or that lacks the company', () => {
    const jobs = [
      job({ status: 'draft' }),
      job({ status: 'posted' }),
      job({ status: 'cancelled' }),
      job({ otherPartyId: null }),
      job({ otherPartyId: undefined }),
    ];
    expect(partnersIn(jobs)).toEqual([]);
  });

  it('count each job exactly once, in any order', () => {
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

describe('the page of a network', () => {
  it.each<[string, Partial<NetworkQuery>, string[]]>([
    [
      'starts with the latest job, and ends with companies that are only preferred',
      {},
      ['Öhm Electrical', 'Zed Solar', 'Amp & Sons'],
    ],
    ['starts with most jobs', { sort: 'jobs' }, ['Zed Solar', 'Öhm Electrical', 'Amp & Sons']],
    ['is by name, whatever the accent', { sort: 'name' }, ['Amp & Sons', 'Öhm Electrical', 'Zed Solar']],
    ['shows only the preferred', { view: 'preferred' }, ['Zed Solar', 'Amp & Sons']],
    ['shows only the hidden, which no other view shows', { view: 'hidden' }, ['Volt Crew']],
    ['finds part of a name', { words: ['ohm'] }, ['Öhm Electrical']],
    ['finds words of a note', { words: ['crane', 'zed'] }, ['Zed Solar']],
    ['finds no word across two texts', { words: ['zedsolar'] }, []],
    ['finds no hidden company', { words: ['volt'] }, []],
  ])('%s', (_, query, expected) => {
    expect(namesBy(query)).toEqual(expected);
  });

  const orderOf = (sort: NetworkQuery['sort'], ...given: Acquaintance[]) =>
    [given, [...given].reverse()].map((all) =>
      arrangeNetwork(all, { words: [], sort, view: 'all' })
        .map(({ id }) => id)
        .join(' '),
    );

  it('sorts companies without a common job after all others, the most recently preferred first', () => {
    const early = person('a', { preferredSince: '2026-01-01' });
    const late = person('b', { preferredSince: '2026-12-01' });
    const never = person('0');
    const old = person('c', worked(0, 1, '2020-01-01'));
    expect(orderOf('recent', early, late, never, old)).toEqual(['c b a 0', 'c b a 0']);
  });

  it('sorts companies with equally many jobs by their latest job, and then by name', () => {
    const early = person('a', worked(1, 1, '2026-01-01'));
    const late = person('b', worked(2, 0, '2026-02-01'));
    const same = person('c', worked(0, 2, '2026-02-01'));
    expect(orderOf('jobs', early, late, same)).toEqual(['b c a', 'b c a']);
    const twins = ['2', '1'].map((id) => ({ ...person('Twin'), id }));
    for (const sort of ['recent', 'jobs', 'name'] as const) expect(orderOf(sort, ...twins)).toEqual(['1 2', '1 2']);
    expect(orderOf('name', person('b'), person('a', worked(1, 0, '2020-01-01')))).toEqual(['a b', 'a b']);
    expect(orderOf('name', person('a'), person('b', worked(1, 0, '2020-01-01')))).toEqual(['a b', 'a b']);
  });
});
