import { expect, it } from '@jest/globals';
import { month } from './month.ts';
import { byteMonthsOf } from './stored.ts';

const now = new Date('2026-11-23T00:00:00Z');
const bytes = (row: object) => JSON.stringify(row).length + 100;

it('a row costs its bytes and those of its index entries for as long as it is kept', () => {
  const row = { pk: 'job#1', sk: 'core', notes: 'By the gate' };
  expect(byteMonthsOf(row, now)).toBe(bytes(row) * month.keptMonths);
  const card = { pk: 'job#1', sk: 'core', list2pk: 'owner#1', list2sk: '2026', card: { title: '6.60kW' } };
  const listed = { ...card, notes: 'By the gate' };
  expect(byteMonthsOf(listed, now)).toBe((bytes(listed) + bytes(card)) * month.keptMonths);
});

it('a row costs nothing after it expires', () => {
  const ending = (days: number) => ({ pk: 'user#1', sk: 'idempotency#1', ttl: now.getTime() / 1000 + days * 86_400 });
  expect(byteMonthsOf(ending(15), now)).toBeCloseTo(bytes(ending(15)) / 2);
  expect(byteMonthsOf(ending(-1), now)).toBe(0);
});
