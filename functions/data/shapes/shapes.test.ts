import { expect, it } from '@jest/globals';
import { rating } from '../../test/sample-rows.ts';
import { closedSince } from '../entities/accounts/user-entity.ts';
import { ratingListKeys } from '../entities/people/rating-entity.ts';
import { bringForward } from './bring-forward.ts';
import { shapes } from './shapes.ts';

const stored = (row: object, version: string) => ({ ...row, __edb_e__: 'rating', __edb_v__: version });

it('a review of the first version is listed on the page of the person it is about', () => {
  expect(bringForward(stored(rating, '1'), shapes)).toEqual(stored({ ...rating, ...ratingListKeys(rating) }, '1'));
});

it('a part of a review, as an index holds it, stays as it is', () => {
  const part = stored({ jobId: rating.jobId }, '1');
  expect(bringForward(part, shapes)).toEqual(part);
});

it('a notification of an earlier version has the title of its job apart', () => {
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

it('an account that was deleted before is found by when that was', () => {
  const row = (fields: object) => ({ userId: 'user', ...fields, __edb_e__: 'user', __edb_v__: '9' });
  const closed = { userId: 'user', closedAt: '2026-01-02T03:04:05.000Z' };
  expect(bringForward(row(closed), shapes)).toEqual(row({ ...closed, ...closedSince(closed.closedAt, closed.userId) }));
  expect(bringForward(row({}), shapes)).toEqual(row({}));
});

it('a job of an earlier version is marked as awarded where its row shows it', () => {
  const row = (fields: object) => ({ ...fields, __edb_e__: 'job', __edb_v__: '7' });
  const marked = (fields: object) => bringForward(row(fields), shapes).wasAwarded;
  expect(marked({ status: 'accepted' })).toBe(true);
  expect(marked({ status: 'cancelled', times: { acceptedAt: '2026-01-02T03:04:05.000Z' } })).toBe(true);
  expect(marked({ status: 'cancelled', assignedInstallerId: 'someone' })).toBe(true);
  for (const fields of [{ status: 'posted', times: {} }, { status: 'paid', deleted: true }, {}])
    expect(marked(fields)).toBeUndefined();
});
