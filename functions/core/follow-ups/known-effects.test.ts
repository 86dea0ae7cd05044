import { describe, expect, it } from '@jest/globals';
import { effectShapes, followUpShapes } from '../../data/effects/effect-shapes.ts';
import type { Effects, OutboxRow } from '../../data/rows.ts';
import { versionsIn } from '../../data/shapes/bring-forward.ts';
import { shapes } from '../../data/shapes/shapes.ts';
import { paceOf, refuseUnknown } from './known-effects.ts';

const written = (effects: unknown): Effects => effects as Effects;
const rowWith = (effects: unknown): OutboxRow => ({ effects }) as OutboxRow;
const person = { userId: 'Robin', role: 'installer' };

describe('the shape of an effect', () => {
  it('that changed last has the current version of the outbox rows', () => {
    const all = [...Object.values(effectShapes), ...Object.values(followUpShapes)];
    expect(Math.max(...all.map(({ version }) => version))).toBe(versionsIn(shapes).get('outbox'));
  });
});

describe('a row that this version cannot carry out', () => {
  it.each([
    [{ telegram: { to: 'Robin' } }, 'This version knows no effect named telegram.'],
    [{ followUp: { kind: 'paintTheRoof' } }, 'This version knows no follow-up of the kind paintTheRoof.'],
    [{ followUp: { kind: 'toString' } }, 'This version knows no follow-up of the kind toString.'],
    [{ followUp: { kind: 'closeAccount', userId: 'Robin' } }, 'This version cannot read followUp.role.'],
    [{ notifications: [{ ...person, kind: 'job' }] }, 'This version cannot read notifications.0.title.'],
    [{ stats: { completedJobs: 'one' } }, 'This version cannot read stats.completedJobs.'],
    [{ map: { kind: 'trams', itemId: 'one' } }, 'This version cannot read map.kind.'],
  ])('is refused with the name of its unknown part: %j', (effects, reason) => {
    expect(() => refuseUnknown(written(effects))).toThrow(reason);
  });

  it('is not one that only has more fields than this version reads', () => {
    refuseUnknown(written({ reputation: { userId: 'Robin', sixths: 6, halves: 2 } }));
  });
});

describe('a row', () => {
  it.each([
    ['quick', { stats: { completedJobs: 1 }, map: { kind: 'jobs', itemId: 'one' } }],
    ['work', { followUp: { kind: 'closeAccount', ...person }, stats: {} }],
    ['email', { mail: { userId: 'Robin' }, followUp: { kind: 'closeAccount', ...person } }],
  ])('is %s because of the slowest of its effects', (pace, effects) => {
    expect(paceOf(rowWith(effects))).toBe(pace);
  });
});
