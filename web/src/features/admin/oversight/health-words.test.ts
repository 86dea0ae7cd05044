import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Health, helps, sectionsOf } from './health-words.ts';

const at = '2026-11-23T10:00:00.000Z';
const run = { at, isWhole: true, looked: 5210, wrong: 0 };
const well: Health = {
  at,
  version: { release: '0.1.0', build: 'abc123' },
  outbox: { waiting: { count: 0, isMore: false }, oldestAt: null, dead: { count: 0, isMore: false }, reasons: [] },
  sweep: { ...run, looked: 1 },
  integrity: run,
  deadLetters: { state: 'known', queues: [{ name: 'alarms', messages: 0 }] },
};
const said = (change: Partial<Health>) => {
  const sections = sectionsOf({ ...well, ...change });
  return {
    text: sections.flatMap(({ lines, list }) => [...lines, ...list]).join('\n'),
    troubles: sections.flatMap(({ troubles }) => troubles),
  };
};

describe('the health page', () => {
  it('is short while all is well', () => {
    expect(said({})).toEqual({
      text: expect.stringMatching(
        /^No tasks are waiting\.\nNo task has failed permanently\.\nIt last ran on .* and tried 1 task\.\nThere are no failed messages\.\nLast checked on .*: 5,210 records, and every figure adds up\.\nSunCrew 0\.1\.0, build abc123$/,
      ),
      troubles: [],
    });
  });

  it('names each figure and reason when something is wrong', () => {
    const { text, troubles } = said({
      outbox: {
        waiting: { count: 1000, isMore: true },
        oldestAt: '2026-11-20T10:00:00.000Z',
        dead: { count: 2, isMore: false },
        reasons: [{ what: 'email about reset', reason: 'Refused', count: 2 }],
      },
      sweep: { ...run, looked: 3, wrong: 2 },
      integrity: { ...run, wrong: 1 },
      deadLetters: { state: 'known', queues: [{ name: 'consumer', messages: 3 }] },
    });
    for (const words of [
      /^1,000 or more tasks are waiting\.$/m,
      /^The oldest is from 20 Nov 2026, /m,
      /^2 tasks have failed permanently:$/m,
      /^2 × email about reset: Refused$/m,
      /tried 3 tasks, of which 2 failed\.$/m,
      /^3 messages in all:$/m,
      /^Follow-up work: 3$/m,
      /: 5,210 records, 1 difference\.$/m,
    ])
      expect(text).toMatch(words);
    expect(troubles).toEqual(['dead', 'late', 'deadLetters', 'differences']);
  });

  it('never shows an unknown value as zero', () => {
    const unknown = said({ sweep: null, integrity: null, deadLetters: { state: 'unknown', queues: [] } });
    expect(unknown.text).toMatch(/has not run yet.*couldn't count.*have not been checked/s);
    expect(unknown.troubles).toEqual(['noAnswer']);
    const neutrals = (change: Partial<Health>) => sectionsOf({ ...well, ...change }).map(({ neutral }) => neutral);
    expect(neutrals({ sweep: null, integrity: null, deadLetters: { state: 'none', queues: [] } })).toEqual([
      undefined,
      'Not run yet',
      'Not used here',
      'Not checked yet',
      undefined,
    ]);
    expect(neutrals({}).filter(Boolean)).toEqual([]);
    expect(said({ deadLetters: { state: 'none', queues: [] } }).text).toContain('keeps no separate list');
  });

  it('names commands and sections that exist', () => {
    const headings = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const { section, command } of Object.values(helps)) {
      expect(headings).toContain(section);
      if (command) expect(Object.keys(scripts)).toContain(command.split(' ')[2]);
    }
  });
});
