import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type State, states } from '#shared/domain/places/australia.ts';
import { distanceKm } from '#shared/domain/places/distance.ts';
import { isInside } from '#shared/domain/places/map.ts';
import { mostNames, nameSquareAt } from '#shared/domain/places/map-names.ts';
import { geocode, namedPlaces, nearbyPlaces, positionsOfPostcode, siteOf, suggestPlaces } from './gazetteer.ts';
import { unpackLocalities } from './place-table.ts';

// The table is generated and not committed. Generating a missing table here lets these tests run on their own.
beforeAll(() => {
  const builder = fileURLToPath(new URL('build-places.ts', import.meta.url));
  execFileSync(process.execPath, ['--import', 'tsx', builder, '--if-missing']);
}, 60_000);

const labels = async (query: string, limit = 8): Promise<string[]> =>
  (await suggestPlaces(query, limit)).map(({ label }) => label);

it('the places of a postcode are those in the given state', async () => {
  const { latitude, longitude } = (await siteOf('Jesmond NSW 2299'))!;
  expect(await positionsOfPostcode('NSW', '2299')).toContainEqual({ latitude, longitude });
  expect(await positionsOfPostcode('VIC', '2299')).toEqual([]);
  expect(await positionsOfPostcode('NSW', '0000')).toEqual([]);
});

describe('the table of localities', () => {
  it('holds every state and the expected number of localities, each once', async () => {
    const localities = unpackLocalities((await import('./places.data.js')).default);
    expect(localities.length).toBeGreaterThanOrEqual(17_500);
    expect(localities.length).toBeLessThanOrEqual(18_500);
    const perState = states.map((state) => localities.filter((locality) => locality.state === state).length);
    for (const count of perState) expect(count).toBeGreaterThan(150);
    const identities = new Set(localities.map(({ name, state, postcode }) => `${name}|${state}|${postcode}`));
    expect(identities.size).toBe(localities.length);
  });

  it.each<[query: string, state: State, latitude: number, longitude: number]>([
    ['Darwin', 'NT', -12.461, 130.842],
    ['Newman', 'WA', -23.356, 119.736],
    ['Sydney', 'NSW', -33.869, 151.209],
    ['Hobart', 'TAS', -42.881, 147.325],
    ['Lord Howe Island', 'NSW', -31.55, 159.08],
  ])('puts %s %s where most of its people live', async (query, state, latitude, longitude) => {
    const { place } = (await geocode(`${query} ${state}`))!;
    expect(distanceKm({ latitude: place.lat, longitude: place.lng }, { latitude, longitude })).toBeLessThan(3);
  });
});

describe('suggestions', () => {
  it('list places that start with the text, larger towns first', async () => {
    expect(await suggestPlaces('parra', 1)).toEqual([
      {
        id: 'parramatta-nsw-2150',
        label: 'Parramatta NSW 2150',
        name: 'Parramatta',
        state: 'NSW',
        postcode: '2150',
        lat: expect.closeTo(-33.81, 1),
        lng: expect.closeTo(151, 1),
      },
    ]);
  });

  it.each([
    ['richmond vic', 'Richmond VIC 3121'],
    ['Richmond, Victoria', 'Richmond VIC 3121'],
    ['richmond v', 'Richmond VIC 3121'],
    ['richmond sa', 'Richmond SA 5033'],
    ['richmond 2753', 'Richmond NSW 2753'],
    ['2753 richmond', 'Richmond NSW 2753'],
    ['mt wav', 'Mount Waverley VIC 3149'],
    ['saint kil', 'St Kilda VIC 3182'],
    ["o'connor a", "O'Connor ACT 2602"],
    ['gold coast', 'Gold Coast QLD 4217'],
    ['perth', 'Perth WA 6000'],
    ['no 4 br', 'No. 4 Branch QLD 4856'],
    ['brighton le', 'Brighton-Le-Sands NSW 2216'],
  ])('for "%s" start with %s', async (query, first) => {
    expect((await labels(query))[0]).toBe(first);
  });

  it('show a full match before a larger town that only starts with the text', async () => {
    const [first, ...others] = await labels('alice');
    expect(first).toBe('Alice NSW 2469');
    expect(others).toContain('Alice Springs NT 0870');
  });

  it('include every place of the same name in all states', async () => {
    const found = await suggestPlaces('richmond', 20);
    const exact = found.filter(({ name }) => name === 'Richmond').map(({ state }) => state);
    expect(exact).toEqual(expect.arrayContaining(['VIC', 'NSW', 'SA', 'QLD', 'TAS']));
  });

  it('for a postcode list only its places', async () => {
    const found = await suggestPlaces('3121', 20);
    expect(found[0]?.label).toBe('Richmond VIC 3121');
    expect(new Set(found.map(({ postcode }) => postcode))).toEqual(new Set(['3121']));
  });

  it('for the first digits list matching postcodes', async () => {
    const found = await suggestPlaces('48', 20);
    expect(found).toHaveLength(20);
    expect(found.every(({ postcode }) => postcode.startsWith('48'))).toBe(true);
  });

  it.each([1, 3, 20])('are never more than %i, even if that many are requested', async (limit) => {
    expect(await labels('s', limit)).toHaveLength(limit);
  });

  it.each(['', '   ', '???', 'zzzz', 'nsw', 'richmond 9999', 'parramatta vic', '(.*)'])(
    'are empty for "%s"',
    async (query) => {
      expect(await labels(query)).toEqual([]);
    },
  );

  it('leave out post office boxes and mail centres', async () => {
    const sydney = (await suggestPlaces('sydney', 20)).map(({ postcode }) => postcode);
    expect(sydney.filter((postcode) => postcode === '2001' || postcode.startsWith('1'))).toEqual([]);
    expect(await labels('gold coast mc')).toEqual([]);
  });
});

describe('geocoding free text', () => {
  it.each([
    ['3 Queensland Ave, Broadbeach QLD', 'Broadbeach QLD 4218'],
    ['14 Victoria Road Richmond SA', 'Richmond SA 5033'],
    ['richmond vic', 'Richmond VIC 3121'],
    ['12 High St, Parramatta NSW 2150, Australia', 'Parramatta NSW 2150'],
    ['Unit 3/14 Smith St St Kilda VIC', 'St Kilda VIC 3182'],
    ['Level 5, 100 St Georges Tce, Perth WA 6000', 'Perth WA 6000'],
    ['3000 Albany Hwy Armadale WA', 'Armadale WA 6112'],
    ['Lot 2150 Smith Rd, Orange NSW', 'Orange NSW 2800'],
    ['12 Orange Grove Rd, Liverpool NSW', 'Liverpool NSW 2170'],
    ['8 Bay St, East Brighton VIC 3187', 'Brighton East VIC 3187'],
    ['Adelaide, South Australia, Australia', 'Adelaide SA 5000'],
    ['Mt Waverley, Victoria', 'Mount Waverley VIC 3149'],
    ['Darwin Northern Territory 0800', 'Darwin NT 0800'],
    ['Alice Springs 0872', 'Alice Springs NT 0872'],
    ['Parramatta NSW 2150 (near the station)', 'Parramatta NSW 2150'],
    ['parramatta n.s.w.', 'Parramatta NSW 2150'],
    ['GPO Box 1, Sydney NSW 2001', 'Sydney NSW 2000'],
    ['10 Downing Street Newtown 2042', 'Newtown NSW 2042'],
    ['2753 Richmond', 'Richmond NSW 2753'],
    ['Perth', 'Perth WA 6000'],
    ['Perth Tasmania', 'Perth TAS 7300'],
    ['Richmond', 'Richmond VIC 3121'],
  ])('reads "%s" as %s', async (text, label) => {
    expect(await geocode(text)).toMatchObject({ place: { label }, precision: 'suburb' });
  });

  it.each([
    ['3121', 'VIC 3121'],
    ['12 Main St, Newestate NSW 2570', 'NSW 2570'],
    ['10 Richmond Street NSW 2000', 'NSW 2000'],
    ['Richmond NSW 2480', 'NSW 2480'],
  ])('answers "%s" with the centre of %s', async (text, label) => {
    const found = await geocode(text);
    expect(found).toMatchObject({ place: { label, name: '' }, precision: 'postcode' });
    const { state, postcode } = found!.place;
    expect(found?.place.id).toBe(`${state}-${postcode}`.toLowerCase());
  });

  it.each(['', 'asdf qwerty', 'hello world', '12 Smith Street', '2150 Pacific Hwy', '9999', 'Queensland', '🙂 ﷽'])(
    'finds nothing for "%s"',
    async (text) => {
      expect(await geocode(text)).toBeNull();
    },
  );
});

describe('the site of an address', () => {
  it('is the suburb with its state, postcode and time zone', async () => {
    expect(await siteOf('12 High St, Parramatta NSW 2150')).toEqual({
      suburb: 'Parramatta',
      state: 'NSW',
      postcode: '2150',
      timeZone: 'Australia/Sydney',
      latitude: expect.closeTo(-33.81, 1),
      longitude: expect.closeTo(151, 1),
      geoPrecision: 'suburb',
    });
  });

  it.each([
    ['3 Queensland Ave, Broadbeach QLD', 'Australia/Brisbane'],
    ['1 Hay St, Perth', 'Australia/Perth'],
    ['14 Victoria Road Richmond SA', 'Australia/Adelaide'],
    ['Broken Hill NSW 2880', 'Australia/Broken_Hill'],
    ['Queanbeyan 2620', 'Australia/Sydney'],
    ['Alice Springs NT', 'Australia/Darwin'],
  ])('for "%s" has the time zone %s', async (address, timeZone) => {
    expect((await siteOf(address))?.timeZone).toBe(timeZone);
  });

  it('is the area of the postcode if the suburb is too new for the table', async () => {
    expect(await siteOf('5 Banksia Way, Newestate VIC 3335')).toMatchObject({
      suburb: null,
      state: 'VIC',
      postcode: '3335',
      geoPrecision: 'postcode',
    });
  });

  it('keeps the typed postcode if the table lists the suburb under a neighbouring postcode', async () => {
    expect(await siteOf('1 Park Rd, Brisbane QLD 4064')).toMatchObject({ suburb: 'Brisbane', postcode: '4064' });
  });

  it.each([
    ['has no place', '12 Smith Street'],
    ['fits several states', '14 Bridge Road, Richmond'],
    ['fits a town on both sides of a border', 'Mungindi 2406'],
    ['has a postcode that several states share', '5 Ranger Road 0872'],
    ['contradicts itself', 'Richmond VIC 2753'],
    ['names a state alone', '12 Smith Street, Queensland'],
    ['is a sentence', 'Somewhere over the rainbow'],
    ['mentions a place on the way', 'Behind the Parramatta depot'],
  ])('is unknown when the address %s', async (_reason, address) => {
    expect(await siteOf(address)).toBeNull();
  });
});

describe('places nearby', () => {
  it('are the nearest places, nearest first, each name once', async () => {
    const from = { latitude: -33.8688, longitude: 151.2093 };
    const found = await nearbyPlaces(from.latitude, from.longitude, 12);
    const distances = found.map(({ lat, lng }) => distanceKm(from, { latitude: lat, longitude: lng }));
    expect(found).toHaveLength(12);
    expect(found[0]?.label).toBe('Sydney NSW 2000');
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThan(3);
    expect(new Set(found.map(({ name }) => name)).size).toBe(12);
  });

  it('are found even from the open sea', async () => {
    expect(await nearbyPlaces(0, 0, 3)).toHaveLength(3);
  });
});

describe('the names of a map', () => {
  const names = async (lat: number, lng: number, zoom: number) =>
    (await namedPlaces(lat, lng, zoom, mostNames)).map(({ name }) => name);

  it('are cities at first, then towns, then suburbs, and each name stays as the map zooms in', async () => {
    expect(await names(-33.87, 151.21, 4)).toEqual(expect.arrayContaining(['Sydney', 'Brisbane', 'Melbourne']));
    const regional = await names(-33.87, 151.21, 8);
    expect(regional).toEqual(expect.arrayContaining(['Sydney', 'Newcastle', 'Wollongong']));
    expect(regional).not.toContain('Mosman');
    expect(await names(-33.87, 151.21, 11)).toEqual(expect.arrayContaining(['Sydney', 'Mosman', 'Bondi Beach']));
    for (const [lat, lng] of [
      [-37.81, 144.96],
      [-16.92, 145.77],
      [-23.7, 133.88],
    ] as const) {
      let before: string[] = [];
      for (let zoom = 3; zoom <= 14; zoom += 1) {
        const square = nameSquareAt({ latitude: lat, longitude: lng }, 14);
        const inside = (await namedPlaces(lat, lng, zoom, mostNames)).filter((place) =>
          isInside(square, { latitude: place.lat, longitude: place.lng }),
        );
        const now = inside.map(({ id }) => id);
        expect(now).toEqual(expect.arrayContaining(before));
        before = now;
      }
      expect(before.length).toBeGreaterThan(0);
    }
  });

  it('fit into one answer, and none covers another', async () => {
    for (const zoom of [4, 7, 9, 10, 12, 14])
      for (const [lat, lng] of [
        [-33.87, 151.1],
        [-37.81, 144.96],
      ] as const) {
        const found = await namedPlaces(lat, lng, zoom, mostNames + 100);
        expect(found.length).toBeLessThanOrEqual(mostNames);
        const pixels = (256 * 2 ** zoom) / 360;
        for (const one of found)
          for (const other of found)
            if (one !== other && Math.abs(one.lat - other.lat) * pixels < 10)
              expect(Math.abs(one.lng - other.lng) * pixels).toBeGreaterThan(20);
      }
  });
});
