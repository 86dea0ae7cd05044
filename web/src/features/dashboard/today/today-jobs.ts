import { daysBetween } from '#shared/domain/civil-date.ts';
import type { JobCard } from '#web/src/components/job-facts.tsx';
import { todayAt } from '#web/src/lib/today-at.ts';

interface TodayJobs {
  /** Started work, and jobs whose day at the site is today or over. Started work is first. */
  today: JobCard[];
  tomorrow: JobCard[];
  /** The first of the later jobs. */
  next: JobCard | undefined;
}

/** Sorts an installer's scheduled jobs, soonest first, into those for today and the next one. */
export function todayJobs(jobs: readonly JobCard[], now = new Date()): TodayJobs {
  const begun = jobs.filter(({ status }) => status === 'in_progress');
  const dated = jobs.flatMap((job) => {
    const { status, installationDate } = job;
    return status === 'booked' && installationDate
      ? [{ job, days: daysBetween(todayAt(job, now), installationDate) }]
      : [];
  });
  const within = (passes: (days: number) => boolean) => dated.filter(({ days }) => passes(days)).map(({ job }) => job);
  return {
    today: [...begun, ...within((days) => days <= 0)],
    tomorrow: within((days) => days === 1),
    next: within((days) => days > 1)[0],
  };
}
