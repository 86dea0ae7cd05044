/** The outcome of an action for each of several jobs, and its summary in words. */

export interface Chosen {
  id: string;
  title: string;
}

export type Outcome = { job: Chosen } & (
  | { state: 'done'; text?: string }
  | { state: 'refused'; reason: string }
  /** The answer was lost. A retry is harmless, because it has the same idempotency key. */
  | { state: 'unknown'; reason: string }
  | { state: 'untried' }
);

/** Tells whether a retry still has to run for the job. */
export const isOpen = ({ state }: Outcome): boolean => state === 'unknown' || state === 'untried';

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

/** Returns "3 cancelled, 1 could not be: the job is in progress". It gives each reason once, with its number of jobs. */
export function summaryOf(outcomes: readonly Outcome[], done: string): string {
  const count = (state: Outcome['state']) => outcomes.filter((each) => each.state === state).length;
  const reasons = new Map<string, number>();
  for (const each of outcomes)
    if (each.state === 'refused') reasons.set(each.reason, (reasons.get(each.reason) ?? 0) + 1);
  return [
    `${count('done')} ${done}`,
    ...[...reasons].map(([reason, jobs]) => `${jobs} could not be: ${lowered(reason)}`),
    count('unknown') > 0 ? `${count('unknown')} not known, because the connection was lost` : '',
    count('untried') > 0 ? `${count('untried')} not tried` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns all outcomes. For jobs that were retried, the outcome of the retry replaces the earlier one. */
export const withResults = (before: readonly Outcome[], again: readonly Outcome[]): Outcome[] =>
  before.map((each) => again.find(({ job }) => job.id === each.job.id) ?? each);
