import type { StoredJobStatus } from './job.ts';

/** The people of the installing company who are on a job, and the person among them who signs off the work. */

export interface Team {
  people: readonly string[];
  /** The accredited installer whose name is on the certificate. Null until the company has chosen one. */
  signerId: string | null;
}

/** Tells whether the current installer has started the work, even if it was rescheduled later, or has submitted evidence. */
export const hasStartedWork = (
  { status, wasStarted }: { status: StoredJobStatus; wasStarted?: boolean | undefined },
  requirements: readonly { completed: boolean }[],
): boolean => status === 'in_progress' || wasStarted === true || requirements.some(({ completed }) => completed);

/**
 * Tells whether a change of the team needs a reason. If another installer signs off work that has started, the Clean Energy
 * Regulator must be notified in writing, and both installers give evidence. Source: Clean Energy Regulator, notice of July 2022.
 */
export const needsReason = (hasStarted: boolean, before: Team, after: Team): boolean =>
  hasStarted && before.signerId !== null && before.signerId !== after.signerId;

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Tells whether two teams are the same. The order of the people has no meaning. */
export const isSameTeam = (one: Team, other: Team): boolean =>
  one.signerId === other.signerId && isSameSet(one.people, other.people);
