import { describe, expect, test } from 'vitest';
import { type Outcome, summaryOf, withResults } from './outcomes.ts';

describe('the outcome of several jobs', () => {
  const of = (id: string) => ({ id, title: id });
  const outcomes: Outcome[] = [
    { job: of('a'), state: 'done' },
    { job: of('b'), state: 'refused', reason: 'The job is in progress.' },
    { job: of('c'), state: 'unknown', reason: 'There is no connection.' },
    { job: of('d'), state: 'untried' },
  ];

  test('reads as one sentence', () => {
    expect(summaryOf(outcomes, 'cancelled')).toBe(
      '1 cancelled, 1 could not be: the job is in progress, 1 not known, because the connection was lost, 1 not tried',
    );
  });

  test('includes the results of a retry', () => {
    const again = withResults(outcomes, [
      { job: of('c'), state: 'done' },
      { job: of('d'), state: 'done' },
    ]);
    expect(summaryOf(again, 'cancelled')).toBe('3 cancelled, 1 could not be: the job is in progress');
  });
});
