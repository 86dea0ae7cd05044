/** What became of each of several jobs, and how people are told. */

export interface Chosen {
  id: string;
  title: string;
}

export type Outcome = { job: Chosen } & (
  | { state: 'done'; text?: string }
  | { state: 'refused'; reason: string }
  /** The answer was lost. Trying again is harmless. */
  | { state: 'unknown'; reason: string }
  | { state: 'untried' }
);

export const isOpen = ({ state }: Outcome): boolean => state === 'unknown' || state === 'untried';

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

/** "3 cancelled, 1 could not be: the job is in progress". Each reason is said once, with how many jobs it is about. */
export function summaryOf(outcomes: readonly Outcome[], done: string): string {
  const count = (state: Outcome['state']) => outcomes.filter((each) => each.state === state).length;
  const reasons = new Map<string, number>();
  for (const each of outcomes)
    if (each.state === 'refused') reasons.set(each.reason, (reasons.get(each.reason) ?? 0) + 1);
  return [
    `${count('done')} ${done}`,
    ...[...reasons].map(([reason, jobs]) => `${jobs} could not be: ${lowered(reason)}`),
    count('unknown') > 0 ? `${count('unknown')} not known, because the answer was lost` : '',
    count('untried') > 0 ? `${count('untried')} not tried` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The rest again, each in the place that it had. */
export const withResults = (before: readonly Outcome[], again: readonly Outcome[]): Outcome[] =>
  before.map((each) => again.find(({ job }) => job.id === each.job.id) ?? each);
