import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  companyMark,
  compareRanks,
  finds,
  type ListedWork,
  passesFilter,
  rankJobs,
  type WorkFilter,
  type WorkSort,
} from './find-work.ts';
import type { Crew } from './fit.ts';

const newcastle = { latitude: -32.9283, longitude: 151.7817 };
const job: ListedWork = {
  id: 'a',
  position: newcastle,
  state: 'NSW',
  jobType: 'PV + Battery',
  requiredLicenses: ['PV', 'Battery'],
  preferredWeek: null,
  sizeKw: 6.6,
  priceCents: 420_050,
  postedAt: 100,
  company: 7,
};
const crew: Crew = {
  position: newcastle,
  installRadius: 50,
  accreditations: ['PV', 'Battery'],
  availability: 'available',
  leadTimeDays: null,
};

describe('a filter', () => {
  it.each<[WorkFilter, boolean]>([
    [{}, true],
    [{ state: 'NSW' }, true],
    [{ state: 'WA' }, false],
    [{ jobType: 'PV + Battery' }, true],
    [{ jobType: 'PV Only' }, false],
    [{ licence: 'Battery' }, true],
    [{ licence: 'Off-Grid' }, false],
    [{ minKw: 6.6 }, true],
    [{ minKw: 6.61 }, false],
    [{ maxKw: 6.6 }, true],
    [{ maxKw: 6.59 }, false],
    [{ minPrice: 4200.5 }, true],
    [{ minPrice: 4200.51 }, false],
    [{ maxPrice: 4200.5 }, true],
    [{ maxPrice: 4200 }, false],
    [{ state: 'NSW', licence: 'PV', minKw: 5, maxKw: 10, maxPrice: 5000 }, true],
    [{ state: 'NSW', licence: 'PV', minKw: 5, maxKw: 10, maxPrice: 4000 }, false],
    [{ place: 'Maitland', lat: -32.7333, lng: 151.5574, within: 50 }, true],
    [{ place: 'Maitland', lat: -32.7333, lng: 151.5574, within: 25 }, false],
    [{ place: 'Perth', lat: -31.9523, lng: 115.8613 }, false],
    [{ place: 'Perth', within: 10 }, true],
  ])('of %j lets the job pass: %s', (filter, passes) => {
    expect(passesFilter(job, filter)).toBe(passes);
  });

  it('by size leaves out a job of unknown size', () => {
    for (const filter of [{ minKw: 0 }, { maxKw: 100 }])
      expect(passesFilter({ ...job, sizeKw: null }, filter)).toBe(false);
  });
});

it('a filter by place leaves out a job whose position is not known', () => {
  const around = { lat: -32.9283, lng: 151.7817, within: 500 };
  expect(passesFilter({ ...job, position: null }, around)).toBe(false);
});

it('a search around a place finds nothing for an installer without a profile, who may not learn the position of a site', () => {
  const around = { lat: -32.9283, lng: 151.7817, within: 50 };
  expect(finds(around, job, crew, '2026-11-24')).toBe(true);
  expect(finds(around, job, null, '2026-11-24')).toBe(false);
  expect(finds({}, job, null, '2026-11-24')).toBe(true);
});

describe('an installer', () => {
  const near = { ...job, id: 'near', position: { latitude: -32.8, longitude: 151.7 }, priceCents: 100, postedAt: 1 };
  const here = { ...job, id: 'here', priceCents: 300, postedAt: 2 };
  const unplaced = { ...job, id: 'unplaced', position: null, priceCents: 200, postedAt: 3 };
  const far = { ...job, id: 'far', position: { latitude: -31.9, longitude: 115.8 }, priceCents: 900, postedAt: 4 };
  const beyond = { ...job, id: 'beyond', requiredLicenses: ['Off-Grid'] as const, postedAt: 5 };
  const jobs = [far, unplaced, near, beyond, here];
  const order = (sort: WorkSort, who: Crew | null = crew) =>
    rankJobs(jobs, who, { filter: {}, sort, todayAt: () => '2026-11-24' }).map(({ id }) => id);

  it.each<[WorkSort, string[]]>([
    ['distance', ['here', 'near', 'unplaced', 'beyond', 'far']],
    ['price', ['here', 'unplaced', 'near', 'beyond', 'far']],
    ['newest', ['unplaced', 'here', 'near', 'beyond', 'far']],
  ])('sees fitting jobs first, by %s', (sort, expected) => {
    expect(order(sort)).toEqual(expected);
  });

  it('who searches around a place sees the nearest to it first, in both groups', () => {
    const around = { lat: -31.95, lng: 115.86, within: 10_000 };
    const ranks = rankJobs(jobs, crew, { filter: around, sort: 'distance', todayAt: () => '2026-11-24' });
    expect(ranks.map(({ id }) => id)).toEqual(['near', 'here', 'far', 'beyond']);
    const [first] = rankJobs(
      jobs,
      { ...crew, installRadius: null },
      { filter: around, sort: 'distance', todayAt: () => '2026-11-24' },
    );
    expect(first?.id).toBe('far');
  });

  it('without a profile sees all jobs in the chosen order', () => {
    expect(order('newest', null)).toEqual(['beyond', 'far', 'unplaced', 'here', 'near']);
  });

  it('who filters by fit sees only fitting jobs, or all jobs without a profile', () => {
    const only = { filter: { fits: 'only' }, sort: 'distance', todayAt: () => '2026-11-24' } as const;
    expect(rankJobs(jobs, crew, only).map(({ id }) => id)).toEqual(['here', 'near', 'unplaced']);
    expect(rankJobs(jobs, null, only).length).toBe(jobs.length);
    expect(rankJobs(jobs, crew, { ...only, filter: { state: 'WA' } })).toEqual([]);
  });

  it('sees the fit on the current day in the state of the job', () => {
    const busy: Crew = { ...crew, availability: 'lead_time', leadTimeDays: 7 };
    const wanted = [{ ...job, preferredWeek: '2026-11-23' }];
    const groupOn = (today: string) =>
      rankJobs(wanted, busy, { filter: {}, sort: 'newest', todayAt: () => today })[0]?.group;
    expect([groupOn('2026-11-22'), groupOn('2026-11-23')]).toEqual([0, 1]);
  });
});

it('the mark of a company is the beginning of its id', () => {
  expect(companyMark('00ff1234-0000-4000-8000-000000000000')).toBe(0xff);
  expect(companyMark('ffff0000-0000-4000-8000-000000000000')).toBe(0xffff);
});

it('if two jobs differ only in their ids, the lower id is first', () => {
  const rank = (id: string) => ({ group: 0 as const, value: 1, postedAt: 1, id });
  expect(compareRanks(rank('a'), rank('b'))).toBeLessThan(0);
  expect(compareRanks(rank('b'), rank('a'))).toBeGreaterThan(0);
  expect(compareRanks(rank('a'), rank('a'))).toBe(0);
});

it('the order of two jobs is always the same, so no page repeats or omits a job', () => {
  const rank = fc.record({
    group: fc.constantFrom(0 as const, 1 as const),
    value: fc.nat(3),
    postedAt: fc.nat(3),
    id: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(rank, rank, rank, (a, b, c) => {
      expect(Math.sign(compareRanks(a, b))).toBe(-Math.sign(compareRanks(b, a)) + 0);
      if (compareRanks(a, b) <= 0 && compareRanks(b, c) <= 0) expect(compareRanks(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});
