import { describe, expect, it } from '@jest/globals';
import { states } from '../places/australia.ts';
import {
  compareInDirectory,
  type DirectoryFacts,
  type DirectoryFilter,
  noFilter,
  passes,
  statesOf,
} from './directory.ts';
import { brandCertifications, crewSizes, installerServices } from './installer.ts';

const blankFacts: DirectoryFacts = {
  states: [],
  services: [],
  brands: [],
  crewSize: null,
  availability: 'not_available',
  leadTimeDays: 0,
  installRadius: null,
  averageRating: null,
  reviewCount: 0,
  responseHours: null,
};
const rated = (averageRating: number, reviewCount: number) => ({ averageRating, reviewCount });
const away = (leadTimeDays: number) => ({ availability: 'lead_time' as const, leadTimeDays });

/** Eight installers, written out so that each filter separates them. */
const people = {
  amy: {
    states: ['NSW', 'ACT'],
    services: ['Residential Solar', 'Battery Storage'],
    brands: ['CEC Accredited', 'Tesla Powerwall Certified'],
    crewSize: '1-2',
    availability: 'available',
    installRadius: 100,
    ...rated(4.8, 12),
    responseHours: 1,
  },
  ben: {
    states: ['VIC'],
    services: ['Commercial Solar'],
    brands: ['CEC Accredited'],
    crewSize: '3-5',
    ...away(7),
    installRadius: 250,
    ...rated(4.5, 3),
    responseHours: 2,
  },
  cat: {
    states: ['QLD'],
    services: ['Solar Maintenance', 'Residential Solar'],
    brands: ['Enphase Certified'],
    crewSize: '6-10',
    ...away(8),
    installRadius: 50,
    ...rated(3.9, 40),
    responseHours: 4,
  },
  dan: {
    states: ['WA', 'NT', 'SA'],
    services: ['System Upgrades', 'Commercial Solar'],
    brands: ['SolarEdge Certified', 'CEC Accredited'],
    crewSize: '10+',
    ...away(30),
    installRadius: 500,
    ...rated(5, 3),
    responseHours: 24,
  },
  eve: {
    states: ['SA'],
    services: ['Grid Connection', 'Battery Storage', 'Residential Solar'],
    brands: ['Fronius Certified'],
    crewSize: '1-2',
    ...away(90),
    installRadius: 49,
    ...rated(5, 2),
  },
  fay: {
    states: ['TAS'],
    services: ['Battery Storage'],
    brands: [],
    crewSize: null,
    ...away(91),
    installRadius: 300,
    ...rated(2, 3),
    responseHours: 999,
  },
  gus: {
    states: ['NSW'],
    services: [...installerServices],
    brands: [...brandCertifications],
    crewSize: '3-5',
    availability: 'not_available',
    installRadius: 450,
    ...rated(4.9, 30),
    responseHours: 2,
  },
  hal: {},
} satisfies Record<string, Partial<DirectoryFacts>>;

const everyInstaller = Object.entries<Partial<DirectoryFacts>>(people).map(([name, facts]) => ({
  name,
  facts: { ...blankFacts, ...facts },
}));
const found = (filter: Partial<DirectoryFilter>): string =>
  everyInstaller
    .filter(({ facts }) => passes(facts, { ...noFilter, ...filter }))
    .map(({ name }) => name)
    .join(' ');

describe('the directory finds', () => {
  it('all installers without a filter', () => expect(found({})).toBe('amy ben cat dan eve fay gus hal'));

  it.each([
    ['NSW', 'amy gus'],
    ['VIC', 'ben'],
    ['QLD', 'cat'],
    ['SA', 'dan eve'],
    ['WA', 'dan'],
    ['TAS', 'fay'],
    ['NT', 'dan'],
    ['ACT', 'amy'],
  ] as const)('installers who serve %s', (state, names) => expect(found({ states: [state] })).toBe(names));

  it.each([
    [50, 'amy ben cat dan fay gus'],
    [100, 'amy ben dan fay gus'],
    [150, 'ben dan fay gus'],
    [200, 'ben dan fay gus'],
    [250, 'ben dan fay gus'],
    [300, 'dan fay gus'],
    [350, 'dan gus'],
    [400, 'dan gus'],
    [450, 'dan gus'],
    [500, 'dan'],
  ])('installers who travel at least %d km', (travelRange, names) => expect(found({ travelRange })).toBe(names));

  it.each([
    ['Residential Solar', 'amy cat eve gus'],
    ['Commercial Solar', 'ben dan gus'],
    ['Battery Storage', 'amy eve fay gus'],
    ['Solar Maintenance', 'cat gus'],
    ['System Upgrades', 'dan gus'],
    ['Grid Connection', 'eve gus'],
  ] as const)('installers who offer %s', (service, names) => expect(found({ services: [service] })).toBe(names));

  it.each([
    ['CEC Accredited', 'amy ben dan gus'],
    ['Tesla Powerwall Certified', 'amy gus'],
    ['Enphase Certified', 'cat gus'],
    ['SolarEdge Certified', 'dan gus'],
    ['Fronius Certified', 'eve gus'],
  ] as const)('installers who are %s', (brand, names) => expect(found({ accreditations: [brand] })).toBe(names));

  it.each([
    [0, 'amy ben cat dan eve fay gus hal'],
    [0.5, 'amy ben cat dan fay gus'],
    [1, 'amy ben cat dan fay gus'],
    [1.5, 'amy ben cat dan fay gus'],
    [2, 'amy ben cat dan fay gus'],
    [2.5, 'amy ben cat dan gus'],
    [3, 'amy ben cat dan gus'],
    [3.5, 'amy ben cat dan gus'],
    [4, 'amy ben dan gus'],
    [4.5, 'amy ben dan gus'],
    [5, 'dan'],
  ])('installers with %d stars or more and at least three reviews', (minRating, names) =>
    expect(found({ minRating })).toBe(names),
  );

  it.each([
    ['1-2', 'amy eve'],
    ['3-5', 'ben gus'],
    ['6-10', 'cat'],
    ['10+', 'dan'],
  ] as const)('installers with a crew of %s', (crewSize, names) => expect(found({ crewSize })).toBe(names));

  it.each([
    ['1hour', 'amy'],
    ['2hours', 'amy ben gus'],
    ['4hours', 'amy ben cat gus'],
    ['24hours', 'amy ben cat dan gus'],
  ] as const)('installers who answer within %s', (responseTime, names) => expect(found({ responseTime })).toBe(names));

  it.each([
    ['immediate', 'amy'],
    ['week', 'amy ben'],
    ['month', 'amy ben cat dan'],
    ['quarter', 'amy ben cat dan eve'],
    ['flexible', 'amy ben cat dan eve fay'],
  ] as const)('installers whose availability is %s', (availability, names) =>
    expect(found({ availability })).toBe(names),
  );

  it.each<[Partial<DirectoryFilter>, string]>([
    [{ states: ['NSW', 'QLD'] }, 'amy cat gus'],
    [{ states: ['NSW', 'QLD'], availability: 'flexible' }, 'amy cat'],
    [{ services: ['Residential Solar', 'Battery Storage'] }, 'amy eve gus'],
    [{ services: ['Residential Solar', 'Battery Storage'], crewSize: '1-2' }, 'amy eve'],
    [{ accreditations: ['CEC Accredited', 'SolarEdge Certified'], travelRange: 500 }, 'dan'],
    [{ minRating: 4.5, availability: 'month', responseTime: '2hours' }, 'amy ben'],
    [{ states: [...states], travelRange: 100, minRating: 4 }, 'amy ben dan gus'],
    [{ states: ['SA'], services: ['Commercial Solar'], availability: 'week' }, ''],
    [{ crewSize: '3-5', responseTime: '2hours', minRating: 4.5, travelRange: 250 }, 'ben gus'],
    [
      {
        states: ['NSW'],
        travelRange: 50,
        services: ['Battery Storage'],
        accreditations: ['Tesla Powerwall Certified'],
        minRating: 4.5,
        crewSize: '1-2',
        responseTime: '4hours',
        availability: 'immediate',
      },
      'amy',
    ],
  ])('installers who pass all of %j', (filter, names) => expect(found(filter)).toBe(names));

  it('an installer of every crew size that a profile can name', () =>
    expect(crewSizes.map((crewSize) => found({ crewSize })).join(' ')).toBe('amy eve ben gus cat dan'));
});

describe('the directory lists first', () => {
  const ranked = (facts: Partial<DirectoryFacts> & { id?: string }) => ({ ...blankFacts, id: 'm', ...facts });
  const available = { availability: 'available' as const };

  it.each([
    ['who take work, however well others are rated', away(90), { ...rated(5, 40), id: 'a' }],
    [
      'with a better rating, however few their reviews are',
      { ...away(9), ...rated(4.9, 3) },
      { ...available, ...rated(4.8, 40) },
    ],
    [
      'with a rating, before newcomers, whose reviews do not count yet',
      { ...away(9), ...rated(1, 3) },
      { ...available, ...rated(5, 2) },
    ],
    ['with more reviews, among equals', { ...away(9), ...rated(4.5, 12) }, { ...available, ...rated(4.5, 11) }],
    ['who are available now, whatever lead time they had', { ...available, leadTimeDays: 30 }, away(1)],
    ['who are available sooner', away(3), away(9)],
    ['whose id comes first, if all else is equal', { ...away(5), id: 'a' }, { ...away(5), id: 'b' }],
  ])('installers %s', (_what, better, worse) => {
    expect(compareInDirectory(ranked(better), ranked(worse))).toBeLessThan(0);
    expect(compareInDirectory(ranked(worse), ranked(better))).toBeGreaterThan(0);
  });

  it('the same installers each time', () => {
    expect(compareInDirectory(ranked(available), ranked(available))).toBe(0);
    const order = everyInstaller
      .map(({ name, facts }) => ({ ...facts, id: name }))
      .sort(compareInDirectory)
      .map(({ id }) => id);
    expect(order).toEqual(['dan', 'amy', 'ben', 'cat', 'fay', 'eve', 'gus', 'hal']);
  });
});

it.each([
  [{ statesServed: ['WA'], state: 'NSW' }, ['WA']],
  [{ statesServed: [], state: 'NSW' }, ['NSW']],
  [{ statesServed: [] }, []],
] as const)('an installer with the profile %j works in %j', (profile, expected) =>
  expect(statesOf(profile)).toEqual(expected),
);
