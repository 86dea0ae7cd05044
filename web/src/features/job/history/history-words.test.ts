import { describe, expect, test } from 'vitest';
import { type JobEvent, wordsOf } from './history-words.ts';

const event = (changes: Partial<JobEvent>): JobEvent => ({
  kind: 'posted',
  at: '2026-03-01T00:00:00.000Z',
  by: { as: 'retailer', name: 'Bright Roofs', person: null, isCaller: false },
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
  test('names the event, the actor, the installer and the amount', () => {
    const words = wordsOf(event({ kind: 'awarded', installers: ['Sunny Side'], amount: 4200.5 }));
    expect(words).toEqual({ title: 'Job awarded', about: 'Bright Roofs · Sunny Side · $4,200.50 ex GST', more: [] });
  });

  test('names no company twice, and the reader "You"', () => {
    const by = { as: 'installer', name: 'Sunny Side', person: null, isCaller: false } as const;
    expect(wordsOf(event({ kind: 'awarded', by, installers: ['Sunny Side'] })).about).toBe('Sunny Side');
    expect(wordsOf(event({ by: { ...by, isCaller: true }, installationDate: '2026-03-03' })).about).toBe(
      'You · Tue 3 Mar',
    );
  });

  test('names the role of a person without a name, and no one for an automatic change', () => {
    const unnamed = (as: JobEvent['by']['as']) =>
      wordsOf(event({ by: { as, name: null, person: null, isCaller: false } })).about;
    expect(unnamed('installer')).toBe('An installer');
    expect(unnamed('retailer')).toBe('The retailer');
    expect(unnamed('system')).toBe('');
  });

  test('gives the reason for returned work, and names the requirement', () => {
    expect(wordsOf(event({ kind: 'returned', requirement: 'Certificate', reason: 'Please sign it' }))).toEqual({
      title: 'Changes requested',
      about: 'Bright Roofs · Certificate',
      more: ['Reason: Please sign it'],
    });
  });

  test('lists the fields that an administrator changed, with both values', () => {
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
