/** Derives the troubles that an operator must look at from the state of the application. */

const minute = 60_000;
/** Follow-ups take seconds, and the sweeper runs each minute. */
export const lateAfterMinutes = 5;
/** A check finds the faults since the last one, so an old one says little. */
export const checkEachDays = 31;

export interface Run {
  at: string;
  /** False if it was interrupted. */
  isWhole: boolean;
  wrong: number;
  /** For the sweeper: when it first ran. */
  since?: string | undefined;
}

export interface Health {
  /** The time of this state. */
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
  | 'deadLetters'
  | 'noAnswer'
  | 'differences'
  | 'brokenCheck'
  | 'oldCheck';

const isOlder = (than: number, at: string, now: string): boolean => Date.parse(now) - Date.parse(at) > than;

function ofFollowUps({ outbox, sweep, at }: Health): Trouble[] {
  const { oldestAt, dead } = outbox;
  const late = lateAfterMinutes * minute;
  // Before its first run, only waiting work shows that the sweeper should have run.
  const hasNotSwept = (since: string | null) => since !== null && isOlder(late, since, at);
  return [
    ...(dead > 0 ? (['dead'] as const) : []),
    ...(oldestAt !== null && isOlder(late, oldestAt, at) ? (['late'] as const) : []),
    ...(hasNotSwept(sweep === null ? oldestAt : sweep.at) ? (['noSweep'] as const) : []),
    ...(sweep && !sweep.isWhole ? (['brokenSweep'] as const) : []),
  ];
}

function ofCheck({ integrity, sweep, at }: Health): Trouble[] {
  // Data that was never checked is as old as the first run of the sweeper. Before that run, it is new.
  const checkedAt = integrity === null ? sweep && (sweep.since ?? sweep.at) : integrity.at;
  if (checkedAt !== null && isOlder(checkEachDays * 24 * 60 * minute, checkedAt, at)) return ['oldCheck'];
  if (integrity === null) return [];
  if (!integrity.isWhole) return ['brokenCheck'];
  return integrity.wrong > 0 ? ['differences'] : [];
}

function ofQueues({ deadLetters: { state, queues } }: Health): Trouble[] {
  if (state === 'unknown') return ['noAnswer'];
  return queues.some(({ messages }) => messages > 0) ? ['deadLetters'] : [];
}

export const troublesOf = (health: Health): Trouble[] => [
  ...ofFollowUps(health),
  ...ofQueues(health),
  ...ofCheck(health),
];
