/** Finds the troubles in the application's state that an operator must look at. */

const minute = 60_000;
/** The time after which a follow-up or the sweeper is late. Follow-ups take seconds, and the sweeper runs each minute. */
export const lateAfterMinutes = 5;
/** The number of days after which an integrity check is too old. A check says nothing about later faults. */
export const checkEachDays = 31;

export interface Run {
  at: string;
  /** False if the run was interrupted. */
  isWhole: boolean;
  wrong: number;
  /** The time of the sweeper's first run. Absent for other runs. */
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
  // If the sweeper has never run, only waiting follow-ups show that it should have run.
  const hasNotSwept = (since: string | null) => since !== null && isOlder(late, since, at);
  return [
    ...(dead > 0 ? (['dead'] as const) : []),
    ...(oldestAt !== null && isOlder(late, oldestAt, at) ? (['late'] as const) : []),
    ...(hasNotSwept(sweep === null ? oldestAt : sweep.at) ? (['noSweep'] as const) : []),
    ...(sweep && !sweep.isWhole ? (['brokenSweep'] as const) : []),
  ];
}

function ofCheck({ integrity, sweep, at }: Health): Trouble[] {
  // If the check has never run, its age counts from the sweeper's first run. Before that run, the data is new.
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
