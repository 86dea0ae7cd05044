import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { between, idIn, oneOf, orNull, recordOf, recordsIn, someOf, upTo } from './packed-record.ts';
import { formats, postedOf, postedParts, priceOf, priceParts, ticksOf } from './record-formats.ts';

const format = recordOf({
  colour: oneOf([null, 'red', 'green', 'blue', 'grey']),
  sizes: someOf(['S', 'M', 'L']),
  days: upTo(365),
  radius: orNull(upTo(500)),
  latitude: orNull(between(-90, 90, 20)),
});

const anything = fc.record({
  id: fc.uuid(),
  colour: fc.constantFrom(null, 'red' as const, 'green' as const, 'blue' as const, 'grey' as const),
  sizes: fc.subarray(['S', 'M', 'L'] as const),
  days: fc.nat(365),
  radius: fc.option(fc.nat(500)),
  latitude: fc.constant(null),
});

describe('a packed record', () => {
  it('gives back what was packed', () => {
    fc.assert(
      fc.property(anything, (listed) => {
        const record = format.pack(listed);
        expect(record.length).toBe(format.size);
        expect(format.unpack(record)).toEqual(listed);
        expect(idIn(record)).toBe(listed.id);
      }),
    );
  });

  it('is found among others in a chunk', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 6 }), (all) => {
        const chunk = new Uint8Array(Buffer.concat(all.map((each) => format.pack(each))));
        expect([...recordsIn(chunk, format.size)].map((record) => format.unpack(record))).toEqual(all);
      }),
    );
  });

  it('keeps a position to about twenty metres', () => {
    fc.assert(
      fc.property(fc.double({ min: -90, max: 90, noNaN: true }), (latitude) => {
        const listed = { id: '00000000-0000-4000-8000-000000000001', colour: null, sizes: [], days: 0, radius: null };
        const { latitude: kept } = format.unpack(format.pack({ ...listed, latitude }));
        expect(Math.abs(Number(kept) - latitude)).toBeLessThan(0.0001);
      }),
    );
  });

  it('keeps what is too large as the largest', () => {
    const listed = { id: '00000000-0000-4000-8000-000000000001', colour: null, sizes: [], latitude: null } as const;
    expect(format.unpack(format.pack({ ...listed, days: 4000, radius: 501 }))).toMatchObject({
      days: 365,
      radius: 500,
    });
  });

  it('is stored as it was before: with another length or order, all stored lists have to be made again', () => {
    const record = formats.installers.pack({
      id: '01234567-89ab-4def-8123-456789abcdef',
      latitude: -33.8,
      longitude: 150.9,
      states: ['NSW', 'ACT'],
      services: ['Residential Solar', 'Grid Connection'],
      licences: ['PV'],
      brands: ['Fronius Certified'],
      crewSize: '6-10',
      availability: 'lead_time',
      leadTimeDays: 14,
      installRadius: 80,
      ratingTenths: 45,
      reviewCount: 7,
      completedJobs: 12,
      responseHours: 4,
    });
    expect(record.length).toBe(32);
    expect(Buffer.from(record).toString('hex')).toBe(
      '0123456789ab4def8123456789abcdef27f6ebad3a2061306838515c00700318',
    );
  });
});

describe('a public job in the list', () => {
  const job = {
    id: '01234567-89ab-4def-8123-456789abcdef',
    latitude: null,
    longitude: null,
    state: 'WA',
    jobType: 'PV + Battery',
    licences: ['PV', 'Battery'],
    preferredWeek: '2026-11-30',
    sizeHundredths: 660,
    company: 65_535,
  } as const;

  it('keeps its price to the cent, its week, and when it was posted to a hundredth of a second', () => {
    for (const cents of [0, 99, 420_050, 9_999_999_999])
      for (const posted of ['2026-11-22T11:10:06.789Z', '2026-11-22T23:59:59.999Z', '2059-01-01T00:00:00.000Z']) {
        const listed = { ...job, ...priceParts(cents), ...postedParts(posted) };
        const kept = formats.jobs.unpack(formats.jobs.pack(listed));
        expect(kept).toEqual(listed);
        expect([priceOf(kept), postedOf(kept)]).toEqual([cents, ticksOf(posted)]);
      }
  });

  it('is stored as it was before: with another length or order, all stored lists have to be made again', () => {
    const record = formats.jobs.pack({ ...job, ...priceParts(420_050), ...postedParts('2026-11-22T11:10:06.789Z') });
    expect(record.length).toBe(38);
    expect(Buffer.from(record).toString('hex')).toBe(
      '0123456789ab4def8123456789abcdef00000000001561690014a8000cd1a44e81eace37fff8',
    );
  });
});
