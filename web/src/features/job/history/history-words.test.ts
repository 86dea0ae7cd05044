import { describe, expect, test } from 'vitest';
import { type JobEvent, wordsOf } from './history-words.ts';

const event = (changes: Partial<JobEvent>): JobEvent => ({
  kind: 'posted',
  at: '2026-03-01T00:00:00.000Z',
  by: { as: 'retailer', name: 'Bright Roofs', isCaller: false },
  status: null,
  installers: [],
  requirement: null,
  installationDate: null,
  amount: null,
  reason: null,
  changes: [],
  ...changes,
});

describe('an event of a job', () => {
  test('says what, who, for whom and for how much', () => {
    const words = wordsOf(event({ kind: 'awarded', installers: ['Sunny Side'], amount: 4200.5 }));
    expect(words).toEqual({ title: 'Job assigned', about: 'Bright Roofs · Sunny Side · $4,200.50 ex GST', more: [] });
  });

  test('names nobody twice, and the reader by "You"', () => {
    const by = { as: 'installer', name: 'Sunny Side', isCaller: false } as const;
    expect(wordsOf(event({ kind: 'awarded', by, installers: ['Sunny Side'] })).about).toBe('Sunny Side');
    expect(wordsOf(event({ by: { ...by, isCaller: true }, installationDate: '2026-03-03' })).about).toBe(
      'You · Tue 3 Mar',
    );
  });

  test('has words for people without a name, and none for what happened by itself', () => {
    const unnamed = (as: JobEvent['by']['as']) => wordsOf(event({ by: { as, name: null, isCaller: false } })).about;
    expect(unnamed('installer')).toBe('An installer');
    expect(unnamed('retailer')).toBe('The retailer');
    expect(unnamed('system')).toBe('');
  });

  test('says why changes are asked for, and of which requirement', () => {
    expect(wordsOf(event({ kind: 'returned', requirement: 'Certificate', reason: 'Please sign it' }))).toEqual({
      title: 'Changes requested',
      about: 'Bright Roofs · Certificate',
      more: ['Reason: Please sign it'],
    });
  });

  test('says what an administrator changed, from what to what', () => {
    const changes = [
      { field: 'priceExGst', from: 4200.5, to: 4300 },
      { field: 'status', from: 'in_progress', to: 'booked' },
      { field: 'isPublic', from: true, to: false },
      { field: 'description', from: '', to: 'a'.repeat(200) },
      { field: 'unheardOf', from: null, to: 1 },
    ];
    expect(wordsOf(event({ changes })).more).toEqual([
      'Price ex GST: $4,200.50 → $4,300.00',
      'Status: In Progress → Booked',
      'Visibility: Public → Private',
      `Description: empty → ${'a'.repeat(120)}…`,
      'unheardOf: empty → 1',
    ]);
  });
});
