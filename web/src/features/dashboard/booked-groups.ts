import { addDays } from '#shared/domain/civil-date.ts';
import type { JobCard } from '../../components/job-facts.tsx';
import { todayAt } from '../../lib/today-at.ts';

const bookedGroups = ['Before today', 'Today', 'This week', 'Later', 'No date yet'] as const;

/**
 * Returns the group of a scheduled job, by the date at its site. The week is the seven days from today, so that it has days ahead
 * on a Sunday too.
 */
function groupOf(job: JobCard, now: Date): (typeof bookedGroups)[number] {
  const { installationDate } = job;
  if (!installationDate) return 'No date yet';
  const today = todayAt(job, now);
  if (installationDate === today) return 'Today';
  if (installationDate < today) return 'Before today';
  return installationDate < addDays(today, 7) ? 'This week' : 'Later';
}

/** Groups scheduled jobs under the headings that have at least one job. In each group, the jobs keep the order of the server. */
export function inBookedGroups(jobs: readonly JobCard[], now = new Date()): { title: string; jobs: JobCard[] }[] {
  const placed = jobs.map((job) => ({ job, group: groupOf(job, now) }));
  return bookedGroups
    .map((title) => ({ title, jobs: placed.filter(({ group }) => group === title).map(({ job }) => job) }))
    .filter((group) => group.jobs.length > 0);
}
