import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { versionsIn } from '#functions/data/shapes/bring-forward.ts';
import { shapes } from '#functions/data/shapes/shapes.ts';
import { describeRows, hashOf, judgeShape } from './describe-rows.ts';
import { describeFields } from './describe-types.ts';

const history: Record<string, Record<string, string>> = JSON.parse(
  await readFile(new URL('data/history.json', import.meta.url), 'utf8'),
);
const rows = describeRows();
const versions = versionsIn(shapes);

describe('a stored row', () => {
  it('is of a kind with recorded versions', () => {
    expect([...versions.keys()].sort()).toEqual([...rows.keys()].sort());
    expect(Object.keys(history).sort()).toEqual([...rows.keys()].sort());
  });

  it.each([...rows])('of kind %s has the shape that was recorded for its version', (kind, description) => {
    const version = versions.get(kind) ?? 0;
    const wrong = judgeShape(kind, { hash: hashOf(description), version, history: history[kind] });
    if (wrong !== null) throw new Error(wrong);
    expect(Object.keys(history[kind] ?? {})).toEqual(Array.from({ length: version }, (_, index) => String(index + 1)));
  });

  it('has a description with all nested types', () => {
    const job = rows.get('job') ?? '';
    for (const inside of ['priceCents: number', 'installationDetailPhotos: [{ name: string', '"Off-Grid"', 'postedAt?'])
      expect(job).toContain(inside.replaceAll('"', '\\"'));
    expect(rows.get('outbox')).toContain('tellApplicants');
    expect(job).toContain('"$core#job_1"');
    expect(job).toContain('owner#retailer#');
  });
});

describe('a shape that changes without a migration', () => {
  const described = describeFields(
    `type T = { a: string; b: 1 | 2 };
    type Renamed = { b: Two; a: string };
    type Two = 2 | 1;
    export interface Rows {
      before: { card: { title: string } };
      'has a field more': { card: { title: string; note: string } };
      'has a field less': { card: {} };
      'has a field that may be absent': { card: { title?: string } };
      'has a field that may be null': { card: { title: string | null } };
      'has a field of another type': { card: { title: number } };
      'has a field of fixed values': { card: { title: 'a' | 'b' } };
      'has a field of other values': { card: { title: 'a' | 'b' | 'c' } };
      one: T[];
      other: Renamed[];
    }`,
    'Rows',
  );

  it('gets another hash, whatever part of it changes', () => {
    const { one, other, ...different } = Object.fromEntries(described);
    expect(new Set(Object.values(different)).size).toBe(8);
    expect(one).toBe(other);
  });

  it('is refused with instructions', () => {
    const wrong = judgeShape('job', { hash: 'new', version: 1, history: { 1: 'old' } });
    expect(wrong).toContain('makes a row of version 1 one of version 2');
    expect(wrong).toContain('"job": { ..., "2": "new" }');
    expect(judgeShape('job', { hash: 'new', version: 2, history: { 1: 'old' } })).toContain('"2": "new"');
    expect(judgeShape('job', { hash: 'new', version: 2, history: { 1: 'old', 2: 'new' } })).toBeNull();
  });
});
