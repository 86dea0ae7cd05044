import type { CallAnswer } from '#shared/api/client.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { allowedActions } from '#shared/domain/jobs/lifecycle.ts';
import { lastScheduleDay } from '#shared/domain/jobs/schedule-plan.ts';
import { timeZoneOfState } from '#shared/domain/places/australia.ts';

export type CalendarJob = CallAnswer<'listOwnJobs'>['jobs'][number];

/** Returns whether this person may give the job another day now. Started work is rescheduled on its own page. */
export function isMovable({ status, isPublic, relation }: CalendarJob): boolean {
  if (status === 'offered' || status === 'awaiting_payment' || status === 'in_progress') return false;
  const job = { status, isPublic, isAssigned: true, openRequirements: 0, paymentStatus: null };
  return allowedActions(job, [relation, relation === 'owner' ? 'retailer' : 'installer']).includes('schedule');
}

/** Returns whether the job can be on that day, by the date at its site. */
export function canBeOn({ state }: CalendarJob, day: string, now = new Date()): boolean {
  const today = todayIn(state ? timeZoneOfState(state) : usualZone, now);
  return day >= today && day <= lastScheduleDay(today);
}

/** One installer's jobs, as a row of the week. */
export interface Lane {
  /** The installer's id, or null for the installer's own jobs. */
  installerId: string | null;
  company: string | null;
  jobs: CalendarJob[];
}

const isOwners = ({ relation }: CalendarJob): boolean => relation === 'owner';
const laneOf = (job: CalendarJob): string | null => (isOwners(job) ? job.otherPartyId : null);

export const isInLane = (lane: Lane, job: CalendarJob): boolean => laneOf(job) === lane.installerId;

/** Returns a lane for each installer who has a job here, in the order of their names, or one lane for the installer's own jobs. */
export function lanesOf(dated: readonly CalendarJob[], undated: readonly CalendarJob[]): Lane[] {
  const lanes = new Map<string | null, Lane>();
  for (const job of [...dated, ...undated]) {
    const installerId = laneOf(job);
    if (!lanes.has(installerId))
      lanes.set(installerId, { installerId, company: isOwners(job) ? job.otherParty : null, jobs: [] });
  }
  for (const job of dated) lanes.get(laneOf(job))?.jobs.push(job);
  return [...lanes.values()].sort((a, b) => (a.company ?? '').localeCompare(b.company ?? ''));
}
