import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jobStatuses } from '../jobs/job.ts';
import {
  isActive,
  type OwnFilter,
  type OwnJob,
  type OwnSort,
  ownRelations,
  ownSorts,
  passesOwnFilter,
  sortOwnJobs,
} from './own-jobs.ts';
import { sortOrders, wordsIn } from './searched-list.ts';

const job: OwnJob = {
  number: 'BR-1042',
  id: 'a',
  relation: 'owner',
  isOpenToViewer: true,
  title: '6.60kW Solar Installation',
  address: '12 Hill Street, Castle Hill NSW 2154',
  suburb: 'Castle Hill',
  state: 'NSW',
  status: 'booked',
  isPublic: true,
  jobType: 'PV Only',
  priceCents: 420_050,
  pvSizeKw: 6.6,
  batterySizeKwh: null,
  installationDate: '2026-12-01',
  createdAt: '2026-11-01T00:00:00.000Z',
  otherPartyId: null,
  otherParty: 'Sunny Side',
  customerName: 'Zoë O’Brien',
  reference: 'PO 4711',
  applicationsPending: 0,
  invitesPending: 0,
};
const all: OwnFilter = { words: [], statuses: [], dateKind: 'installation' };
const passes = (filter: Partial<OwnFilter>, changes: Partial<OwnJob> = {}) =>
  passesOwnFilter({ ...job, ...changes }, { ...all, ...filter }, () => '2026-11-02');

describe('a search of own jobs', () => {
  it.each(['solar', 'HILL castle', '2154', 'zoe', 'ZOË', 'sunny 6.60', 'po 4711', ' '])(
    'finds the job by "%s"',
    (typed) => {
      expect(passes({ words: wordsIn(typed) })).toBe(true);
    },
  );

  it('does not find the job by a word that is in none of the texts that this user may see', () => {
    expect(passes({ words: wordsIn('solar perth') })).toBe(false);
    expect(passes({ words: wordsIn('zoe') }, { customerName: null })).toBe(false);
  });

  it.each<[Partial<OwnFilter>, Partial<OwnJob>, boolean]>([
    [{ statuses: ['booked', 'paid'] }, {}, true],
    [{ statuses: ['paid'] }, {}, false],
    [{ statuses: ['booked'] }, { isOpenToViewer: false }, false],
    [{ jobType: 'Battery Only' }, {}, false],
    [{ state: 'NSW', jobType: 'PV Only' }, {}, true],
    [{ state: 'VIC' }, {}, false],
    [{ from: '2026-12-01', to: '2026-12-01' }, {}, true],
    [{ from: '2026-12-02' }, {}, false],
    [{ to: '2026-11-30' }, {}, false],
    [{ to: '2026-12-31' }, { installationDate: null }, false],
    [{ dateKind: 'created', from: '2026-11-02', to: '2026-11-02' }, { installationDate: null }, true],
    [{ dateKind: 'created', to: '2026-11-01' }, {}, false],
  ])('with the filter %j, a job with %j passes: %s', (filter, changes, isFound) => {
    expect(passes(filter, changes)).toBe(isFound);
  });
});

describe('the order of own jobs', () => {
  it('has jobs with unknown values last in either direction, and the newer job first among equal ones', () => {
    const undated = { ...job, id: 'b', installationDate: null };
    const newer = { ...job, id: 'c', createdAt: '2026-11-05T00:00:00.000Z' };
    for (const order of sortOrders)
      expect(sortOwnJobs([undated, job, newer], 'date', order).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it.each<[OwnSort, Partial<OwnJob>, Partial<OwnJob>]>([
    ['created', { createdAt: '2026-10-01T00:00:00.000Z' }, { createdAt: '2026-11-01T00:00:00.000Z' }],
    ['date', { installationDate: '2026-12-01' }, { installationDate: '2026-12-02' }],
    ['price', { priceCents: 9 }, { priceCents: 10 }],
    ['title', { title: 'Ábc' }, { title: 'abd' }],
    ['title', { title: 'Abc' }, { title: '' }],
  ])('by %s has %j before %j', (sort, first, second) => {
    const jobs = [
      { ...job, ...second, id: 'a second' },
      { ...job, ...first, id: 'the first' },
    ];
    expect(sortOwnJobs(jobs, sort, 'asc').map(({ id }) => id)).toEqual(['the first', 'a second']);
  });

  it('by status follows the lifecycle', () => {
    const jobs = [...jobStatuses].sort().map((status) => ({ ...job, status, id: status }));
    expect(sortOwnJobs(jobs, 'status', 'asc').map(({ status }) => status)).toEqual([
      'draft',
      'posted',
      'offered',
      'accepted',
      'booked',
      'in_progress',
      'completed',
      'awaiting_payment',
      'paid',
      'archived',
      'cancelled',
    ]);
  });

  it('by what is live has the work under way first, then the soonest day, and what is over or lost last', () => {
    const jobs: OwnJob[] = [
      { ...job, id: 'paid', status: 'paid' },
      { ...job, id: 'lost', status: 'accepted', isOpenToViewer: false },
      { ...job, id: 'new', status: 'posted', installationDate: null },
      { ...job, id: 'later', status: 'booked', installationDate: '2026-12-20' },
      { ...job, id: 'soon', status: 'booked', installationDate: '2026-12-02' },
      { ...job, id: 'undated', status: 'accepted', installationDate: null },
      { ...job, id: 'to pay', status: 'completed', installationDate: '2026-11-01' },
      { ...job, id: 'under way', status: 'in_progress', installationDate: '2026-12-30' },
    ];
    expect(sortOwnJobs(jobs, 'live', 'asc').map(({ id }) => id)).toEqual([
      'under way',
      'soon',
      'later',
      'undated',
      'to pay',
      'new',
      'paid',
      'lost',
    ]);
  });

  it('does not depend on the order of the input', () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        status: fc.constantFrom(...jobStatuses),
        priceCents: fc.option(fc.nat(3)),
        title: fc.constantFrom('', 'a', 'Á', 'b'),
        createdAt: fc.constantFrom('2026-01-01', '2026-01-02'),
      }),
    );
    fc.assert(
      fc.property(some, fc.constantFrom(...ownSorts), fc.constantFrom(...sortOrders), (changes, sort, order) => {
        const jobs = changes.map((each) => ({ ...job, ...each }));
        expect(sortOwnJobs([...jobs].reverse(), sort, order)).toEqual(sortOwnJobs(jobs, sort, order));
      }),
    );
  });
});

describe('an active job', () => {
  it('is a job of its owner or its installer from posting to payment, and never a job of an invitee or an applicant', () => {
    const active = ownRelations.map((relation) => [
      relation,
      jobStatuses.filter((status) => isActive({ relation, status })).join(' '),
    ]);
    const whole = 'posted offered accepted booked in_progress completed awaiting_payment';
    expect(active).toEqual([
      ['owner', whole],
      ['assignee', whole],
      ['invitee', ''],
      ['applicant', ''],
    ]);
  });
});
