import { describe, expect, it } from '@jest/globals';
import { type Health, troublesOf } from './health.ts';

const at = '2026-11-23T10:00:00.000Z';
const minutesAgo = (minutes: number) => new Date(Date.parse(at) - minutes * 60_000).toISOString();
const run = (minutes: number) => ({ at: minutesAgo(minutes), isWhole: true, wrong: 0 });
const well: Health = {
  at,
  outbox: { oldestAt: minutesAgo(5), dead: 0 },
  sweep: run(5),
  integrity: run(31 * 24 * 60),
  deadLetters: { state: 'known', queues: [{ messages: 0 }] },
};

describe('an operator’s list of troubles', () => {
  it('is empty while everything is done within minutes and the last check found nothing', () => {
    expect(troublesOf(well)).toEqual([]);
    const local: Health = { ...well, outbox: { oldestAt: null, dead: 0 }, deadLetters: { state: 'none', queues: [] } };
    expect(troublesOf(local)).toEqual([]);
  });

  it('is empty on a fresh start, before the first sweep and after it', () => {
    const fresh: Health = { ...well, outbox: { oldestAt: minutesAgo(1), dead: 0 }, integrity: null, sweep: null };
    expect(troublesOf(fresh)).toEqual([]);
    expect(troublesOf({ ...fresh, sweep: { ...run(1), since: minutesAgo(20) } })).toEqual([]);
  });

  it.each<[string, Partial<Health>, string[]]>([
    ['work that waits for longer', { outbox: { oldestAt: minutesAgo(5.1), dead: 0 } }, ['late']],
    ['a dead row', { outbox: { oldestAt: null, dead: 1 } }, ['dead']],
    ['a sweeper that has stopped', { sweep: run(5.1) }, ['noSweep']],
    [
      'a sweeper that never started although work waits',
      { sweep: null, outbox: { oldestAt: minutesAgo(5.1), dead: 0 } },
      ['late', 'noSweep'],
    ],
    ['an interrupted sweep', { sweep: { ...run(1), isWhole: false } }, ['brokenSweep']],
    [
      'messages in a dead-letter queue',
      { deadLetters: { state: 'known', queues: [{ messages: 0 }, { messages: 1 }] } },
      ['deadLetters'],
    ],
    ['queues that do not answer', { deadLetters: { state: 'unknown', queues: [] } }, ['noAnswer']],
    ['numbers that do not add up', { integrity: { ...run(1), wrong: 2 } }, ['differences']],
    ['an interrupted check', { integrity: { ...run(1), isWhole: false } }, ['brokenCheck']],
    ['an old check', { integrity: { ...run(31 * 24 * 60 + 1), wrong: 2 } }, ['oldCheck']],
    [
      'no check in the first month',
      { integrity: null, sweep: { ...run(1), since: minutesAgo(31 * 24 * 60 + 1) } },
      ['oldCheck'],
    ],
  ])('reports %s', (_what, change, troubles) => {
    expect(troublesOf({ ...well, ...change })).toEqual(troubles);
  });
});
