import { describe, expect, it } from '@jest/globals';
import { ticksOf } from '#shared/domain/search/find-work.ts';
import { rating } from '../../test/sample-rows.ts';
import { closedSince } from '../entities/accounts/user-entity.ts';
import { ratingListKeys } from '../entities/people/rating-entity.ts';
import { columns } from '../lists/list-kinds.ts';
import { bringForward } from './bring-forward.ts';
import { shapes } from './shapes.ts';

const stored = (row: object, version: string) => ({ ...row, __edb_e__: 'rating', __edb_v__: version });

it('a review of the first version is listed on the page of the company it is about', () => {
  expect(bringForward(stored(rating, '1'), shapes)).toEqual(stored({ ...rating, ...ratingListKeys(rating) }, '1'));
});

it('a part of a review from an index stays unchanged', () => {
  const part = stored({ jobId: rating.jobId }, '1');
  expect(bringForward(part, shapes)).toEqual(part);
});

it('an earlier notification stores the title of its job separately', () => {
  const old = { title: 'New application: Ten panels: north roof', jobId: rating.jobId };
  const row = (fields: object, version: string) => ({ ...fields, __edb_e__: 'notification', __edb_v__: version });
  const now = { ...old, title: 'New application', jobTitle: 'Ten panels: north roof' };
  for (const version of ['1', '2']) expect(bringForward(row(old, version), shapes)).toEqual(row(now, version));
  expect(bringForward(row({ title: 'Something' }, '2'), shapes)).toEqual(row({ title: 'Something' }, '2'));
});

it('a requirement of the first version has its file in a list', () => {
  const row = (fields: object) => ({ ...fields, __edb_e__: 'requirement', __edb_v__: '1' });
  const label = 'Photo of the meter';
  const files = [{ objectKey: 'evidence', fileName: 'meter.png' }];
  expect(bringForward(row({ label, objectKey: 'evidence', fileName: 'meter.png' }), shapes)).toEqual(
    row({ label, files }),
  );
  expect(bringForward(row({ label, objectKey: 'evidence' }), shapes)).toEqual(
    row({ label, files: [{ objectKey: 'evidence', fileName: label }] }),
  );
  expect(bringForward(row({ label }), shapes)).toEqual(row({ label, files: [] }));
  expect(bringForward(row({ label, files }), shapes)).toEqual(row({ label, files }));
});

it('an account that was deleted earlier is listed by the time of its deletion', () => {
  const row = (fields: object) => ({ userId: 'user', ...fields, __edb_e__: 'user', __edb_v__: '9' });
  const closed = { userId: 'user', closedAt: '2026-01-02T03:04:05.000Z' };
  expect(bringForward(row(closed), shapes)).toEqual(row({ ...closed, ...closedSince(closed.closedAt, closed.userId) }));
  expect(bringForward(row({}), shapes)).toEqual(row({}));
});

it('a job of an earlier version is marked as awarded if its row shows that it had an installer', () => {
  const row = (fields: object) => ({ ...fields, __edb_e__: 'job', __edb_v__: '7' });
  const marked = (fields: object) => bringForward(row(fields), shapes).wasAwarded;
  expect(marked({ status: 'accepted' })).toBe(true);
  expect(marked({ status: 'cancelled', times: { acceptedAt: '2026-01-02T03:04:05.000Z' } })).toBe(true);
  expect(marked({ status: 'cancelled', assignedInstallerId: 'someone' })).toBe(true);
  for (const fields of [{ status: 'posted', times: {} }, { status: 'paid', deleted: true }, {}])
    expect(marked(fields)).toBeUndefined();
});

describe('a bit-packed part of a list', () => {
  const id = '01234567-89ab-4def-8123-456789abcdef';
  const packed = (kind: string, digits: string) => ({
    k: kind,
    e: new Uint8Array(Buffer.from(digits, 'hex')),
    __edb_e__: 'chunk',
    __edb_v__: '3',
  });
  const broughtForward = (row: object): Uint8Array => bringForward({ ...row }, shapes).e as Uint8Array;

  it('of installers is migrated to columns', () => {
    const record = '0123456789ab4def8123456789abcdef27f6ebad3a2061306838515c00700318';
    expect(columns.installers.unpack(broughtForward(packed('installers', record)))).toEqual([
      {
        id,
        latitude: expect.closeTo(-33.8, 3),
        longitude: expect.closeTo(150.9, 3),
        states: ['NSW', 'ACT'],
        services: ['Residential Solar', 'Grid Connection'],
        licences: ['PV'],
        brands: ['Fronius Certified'],
        crewSize: '6-10',
        availability: 'lead_time',
        leadTimeDays: 14,
        installRadius: 80,
        averageRating: 4.5,
        reviewCount: 7,
        completedJobs: 12,
        responseHours: 4,
      },
    ]);
  });

  it('of jobs is migrated to columns', () => {
    const record = '0123456789ab4def8123456789abcdef00000000001561690014a8000cd1a44e81eace37fff8';
    const job = {
      id,
      latitude: null,
      longitude: null,
      state: 'WA',
      jobType: 'PV + Battery',
      requiredLicenses: ['PV', 'Battery'],
      preferredWeek: '2026-11-30',
      sizeKw: 6.6,
      priceCents: 420_050,
      postedAt: ticksOf('2026-11-22T11:10:06.789Z'),
      company: 65_535,
      postcode: null,
      credentialsRequired: null,
    };
    expect(columns.jobs.unpack(broughtForward(packed('jobs', record + record)))).toEqual([job, job]);
    expect(columns.jobs.unpack(broughtForward(packed('jobs', '')))).toEqual([]);
    // In version 2, two bytes were missing at the end of each record.
    const older = { ...packed('jobs', `${record.slice(0, -6)}30`), __edb_v__: '2' };
    expect(columns.jobs.unpack(broughtForward(older))).toMatchObject([{ id, priceCents: 420_050, company: 0 }]);
  });
});
