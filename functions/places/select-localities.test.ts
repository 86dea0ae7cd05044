import { describe, expect, it } from '@jest/globals';
import { displayName, normalise } from './locality-names.ts';
import { packLocalities, unpackLocalities } from './place-table.ts';
import { selectLocalities } from './select-localities.ts';
import type { CityRow, PostcodeRow } from './source-rows.ts';

const row = (changes: Partial<PostcodeRow> = {}): PostcodeRow => ({
  locality: 'BONDI',
  state: 'NSW',
  postcode: '2026',
  type: 'Delivery Area',
  status: 'Updated 6-Feb-2020',
  lat: -33.9,
  long: 151.3,
  Lat_precise: -33.8927,
  Long_precise: 151.2631,
  ...changes,
});

const town = (name: string, lat: number, lng: number, population: number): CityRow => ({
  name,
  country: 'AU',
  adminCode: '02',
  population,
  loc: { coordinates: [lng, lat] },
});

describe('choosing localities', () => {
  it('uses the precise point of a locality', () => {
    expect(selectLocalities([row()], [])).toEqual([
      { name: 'Bondi', state: 'NSW', postcode: '2026', lat: -33.8927, lng: 151.2631, rank: 0, zoom: 9 },
    ]);
  });

  it.each<[what: string, changes: Partial<PostcodeRow>]>([
    ['large volume receiver', { type: 'LVR' }],
    ['post office box', { type: 'Post Office Boxes' }],
    ['removed locality', { status: 'Removed 15-Nov-2020' }],
    ['mail centre', { locality: 'BONDI MC' }],
    ['postcode of boxes', { postcode: '1350', type: '' }],
    ['place outside Australia', { lat: 49.18, long: -2.1, Lat_precise: 49.18, Long_precise: -2.1 }],
    ['unknown state', { state: 'NZ' }],
  ])('leaves out a %s', (_what, changes) => {
    expect(selectLocalities([row(changes)], [])).toEqual([]);
  });

  it('uses the plain point if the precise one is missing or in another state', () => {
    const rows = [
      row({ Lat_precise: 0, Long_precise: 0 }),
      row({ postcode: '2027', Lat_precise: -37.8, Long_precise: 145 }),
    ];
    expect(selectLocalities(rows, []).map(({ lat }) => lat)).toEqual([-33.9, -33.9]);
  });

  it('keeps duplicates once, under the more precise name', () => {
    const rows = [row({ locality: 'OCONNOR' }), row({ locality: 'O’CONNOR', type: '' })];
    expect(selectLocalities(rows, []).map(({ name }) => name)).toEqual(["O'Connor"]);
  });

  it('moves a misplaced point back, and keeps a remote point', () => {
    const around = (postcode: string, latitude: number) =>
      ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'].map((locality, i) =>
        row({ locality: `${locality} ${postcode}`, postcode, Lat_precise: latitude + i / 100, Long_precise: 150 }),
      );
    const rows = [
      ...around('2480', -29),
      ...around('2799', -33),
      row({ locality: 'ASTRAY', postcode: '2480', lat: -29.1, long: 150, Lat_precise: -33, Long_precise: 150 }),
      row({ locality: 'REMOTE', postcode: '2480', lat: -29.1, long: 150, Lat_precise: -31, Long_precise: 142 }),
    ];
    const found = new Map(selectLocalities(rows, []).map(({ name, lat }) => [name, lat]));
    expect(found.get('Astray')).toBe(-29.1);
    expect(found.get('Remote')).toBe(-31);
  });

  it('ranks a locality by population, but only if the town is the same place', () => {
    const near = selectLocalities([row()], [town('Bondi', -33.89, 151.26, 10_000)]);
    const far = selectLocalities([row()], [town('Bondi', -29, 151.26, 10_000)]);
    expect([near[0]?.rank, far[0]?.rank]).toEqual([9, 0]);
  });

  it('puts a town where its people live if the table has the centre of a wide district', () => {
    const [found] = selectLocalities([row()], [town('Bondi', -34.2, 151.26, 10_000)]);
    expect(found?.lat).toBe(-34.2);
  });
});

describe('the packed table', () => {
  it('returns the packed localities, in postcode order, to three decimal places', () => {
    const localities = [
      { name: 'Perth', state: 'WA', postcode: '6000', lat: -31.9525, lng: 115.8613, rank: 27, zoom: 3 },
      { name: "O'Connor", state: 'ACT', postcode: '2602', lat: -35.2591, lng: 149.1214, rank: 6, zoom: 11 },
      { name: 'Darwin', state: 'NT', postcode: '0800', lat: -12.461, lng: 130.842, rank: 18, zoom: 0 },
    ] as const;
    expect(unpackLocalities(packLocalities(localities))).toEqual([
      localities[2],
      { ...localities[1], lat: -35.259, lng: 149.121 },
      { ...localities[0], lat: -31.952, lng: 115.861 },
    ]);
  });
});

describe('names', () => {
  it.each([
    ['MCMAHONS POINT', 'McMahons Point'],
    ['O’HALLORAN HILL', "O'Halloran Hill"],
    ["K'GARI", "K'gari"],
    ['BRIGHTON-LE-SANDS', 'Brighton-Le-Sands'],
    ['ISLE OF CAPRI', 'Isle of Capri'],
    ['THE ROCKS', 'The Rocks'],
    ['RAAF BASE DARWIN', 'RAAF Base Darwin'],
    ['ERNABELLA (PUKATJA)', 'Ernabella (Pukatja)'],
  ])('%s is written %s', (source, name) => {
    expect(displayName(source)).toBe(name);
  });

  it.each([
    ['Mt. Waverley', 'mount waverley'],
    ['Saint Kilda', 'st kilda'],
    ["O'Connor", 'oconnor'],
    ['N.S.W.', 'nsw'],
    ['Nth  Ryde,', 'north ryde'],
    ['Brighton-Le-Sands', 'brighton le sands'],
    ['Zoë', 'zoe'],
  ])('%s is compared as "%s"', (text, key) => {
    expect(normalise(text)).toBe(key);
  });
});
