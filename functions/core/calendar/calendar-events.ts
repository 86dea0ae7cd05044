import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { datedStatuses } from '#shared/domain/jobs/job.ts';
import { jobLine } from '#shared/domain/jobs/job-number.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import type { ListPart } from '../../data/lists/list-queries.ts';
import type { ListedOwnJob } from '../../data/lists/own-job.ts';
import type { CalendarEvent } from './calendar-file.ts';

/** Decides which of a company's jobs are in its calendar, and with which details. */

/** How long a past job stays in the feed. Calendar programs keep past events, so the feed need not list a job forever. */
const pastDays = 90;

const size = ({ pvSizeKw, batterySizeKwh }: ListedOwnJob): string =>
  [pvSizeKw && `${pvSizeKw} kW`, batterySizeKwh && `${batterySizeKwh} kWh battery`].filter(Boolean).join(', ');

/** Omits the customer's name and phone number, because calendars are often shared. */
function eventOf(job: ListedOwnJob, day: string, revision: number, origin: string): CalendarEvent {
  const address = `${origin}${hrefTo(paths.job, { id: job.id })}`;
  return {
    jobId: job.id,
    day,
    revision,
    isCancelled: job.status === 'cancelled',
    title: jobLine(job) || 'Untitled job',
    text: [job.otherParty, job.jobType, size(job), address].filter(Boolean).join('\n'),
    place: job.address,
    address,
  };
}

const isShown = ({ status }: ListedOwnJob): boolean =>
  status === 'cancelled' || datedStatuses.some((each) => each === status);

/**
 * Returns the scheduled jobs from `pastDays` ago on, as events. A cancelled job stays, marked as cancelled, so that the
 * calendar crosses it out.
 */
export function eventsIn(
  parts: readonly Pick<ListPart<'ownJobs'>, 'revision' | 'items'>[],
  origin: string,
  now: Date,
): CalendarEvent[] {
  const since = addDays(todayIn(usualZone, now), -pastDays);
  return parts.flatMap(({ revision, items }) =>
    items.flatMap((job) => {
      const day = job.installationDate;
      return day !== null && day >= since && isShown(job) ? [eventOf(job, day, revision, origin)] : [];
    }),
  );
}
