/** What an operator has to look at, from what the application knows of itself. */

const minute = 60_000;
/** Follow-up work takes seconds, and the sweeper comes each minute. */
export const lateAfterMinutes = 5;
/** A check finds what has gone wrong since the last one, so one that is too long ago says little. */
export const checkEachDays = 31;

export interface Run {
  at: string;
  /** False if it broke off. */
  isWhole: boolean;
  wrong: number;
}

export interface Health {
  /** When all of this was so. */
  at: string;
  outbox: { oldestAt: string | null; dead: number };
  sweep: Run | null;
  integrity: Run | null;
  deadLetters: { state: 'known' | 'none' | 'unknown'; queues: readonly { messages: number }[] };
}

export type Trouble =
  | 'late'
  | 'dead'
  | 'noSweep'
  | 'brokenSweep'
  | 'letters'
  | 'noAnswer'
  | 'differences'
  | 'brokenCheck'
  | 'oldCheck';

const isOlder = (than: number, at: string, now: string): boolean => Date.parse(now) - Date.parse(at) > than;

function ofFollowUps({ outbox, sweep, at }: Health): Trouble[] {
  const { oldestAt, dead } = outbox;
  const late = lateAfterMinutes * minute;
  return [
    ...(dead > 0 ? (['dead'] as const) : []),
    ...(oldestAt !== null && isOlder(late, oldestAt, at) ? (['late'] as const) : []),
    ...(sweep === null || isOlder(late, sweep.at, at) ? (['noSweep'] as const) : []),
    ...(sweep && !sweep.isWhole ? (['brokenSweep'] as const) : []),
  ];
}

function ofCheck({ integrity, at }: Health): Trouble[] {
  if (integrity === null || isOlder(checkEachDays * 24 * 60 * minute, integrity.at, at)) return ['oldCheck'];
  if (!integrity.isWhole) return ['brokenCheck'];
  return integrity.wrong > 0 ? ['differences'] : [];
}

function ofQueues({ deadLetters: { state, queues } }: Health): Trouble[] {
  if (state === 'unknown') return ['noAnswer'];
  return queues.some(({ messages }) => messages > 0) ? ['letters'] : [];
}

export const troublesOf = (health: Health): Trouble[] => [
  ...ofFollowUps(health),
  ...ofQueues(health),
  ...ofCheck(health),
];
