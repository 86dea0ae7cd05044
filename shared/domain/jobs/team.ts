import type { StoredJobStatus } from './job.ts';

/** The people of the installing company who are on a job, and the one of them who signs off the work. */

export interface Team {
  people: readonly string[];
  /** The accredited installer who is named on the certificate. Null until there is one. */
  signerId: string | null;
}

/** Tells whether the present installer has started the work, also if it was rescheduled since, or has submitted evidence. */
export const hasStartedWork = (
  { status, wasStarted }: { status: StoredJobStatus; wasStarted?: boolean | undefined },
  requirements: readonly { completed: boolean }[],
): boolean => status === 'in_progress' || wasStarted === true || requirements.some(({ completed }) => completed);

/**
 * Tells whether a change needs a reason. Once the work has started, the Clean Energy Regulator has to be told in writing that
 * another installer signs it off, and each of them gives evidence. Source: Clean Energy Regulator, notice of July 2022.
 */
export const needsReason = (hasStarted: boolean, before: Team, after: Team): boolean =>
  hasStarted && before.signerId !== null && before.signerId !== after.signerId;

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The order of the people has no meaning. */
export const isSameTeam = (one: Team, other: Team): boolean =>
  one.signerId === other.signerId && isSameSet(one.people, other.people);
