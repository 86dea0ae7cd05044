import type { CallAnswer } from '#shared/api/client.ts';
import { addYears, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { openStatuses } from '#shared/domain/jobs/job.ts';
import { allowedActions } from '#shared/domain/jobs/lifecycle.ts';
import { timeZoneOfState } from '#shared/domain/places/australia.ts';
import { mostYearsAhead } from '../../lib/server/schedule-words.ts';

export type CalendarJob = CallAnswer<'listOwnJobs'>['jobs'][number];

/** Whether this person may give the job another day now. Started work is put back on its own page, not by moving it. */
export function isMovable({ status, isPublic, relation }: CalendarJob): boolean {
  if (status === 'offered' || status === 'awaiting_payment' || status === 'in_progress') return false;
  const job = { status, isPublic, isAssigned: true, openRequirements: 0, paymentStatus: null };
  return allowedActions(job, [relation, relation === 'owner' ? 'retailer' : 'installer']).includes('schedule');
}

/** Whether the job can be on that day, by the date at its site. */
export function canBeOn({ state }: CalendarJob, day: string, now = new Date()): boolean {
  const today = todayIn(state ? timeZoneOfState(state) : usualZone, now);
  return day >= today && day <= addYears(today, mostYearsAhead);
}

const isOpen = ({ status }: CalendarJob): boolean => openStatuses.some((each) => each === status);

/** The other jobs that the same installer has on that day, as far as this person can know. */
export const clashesOn = (jobs: readonly CalendarJob[], job: CalendarJob, day: string): CalendarJob[] =>
  jobs.filter(
    (other) =>
      other.id !== job.id &&
      other.installationDate === day &&
      isOpen(other) &&
      (job.relation === 'assignee' || (other.otherParty !== null && other.otherParty === job.otherParty)),
  );
