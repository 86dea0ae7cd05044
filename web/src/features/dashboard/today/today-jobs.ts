import { daysBetween } from '#shared/domain/civil-date.ts';
import type { JobCard } from '#web/src/components/job-facts.tsx';
import { todayAt } from '#web/src/lib/today-at.ts';

interface TodayJobs {
  /** Jobs with started work, followed by those scheduled for today or an earlier day, by the date at the site. */
  today: JobCard[];
  tomorrow: JobCard[];
  /** The first job after tomorrow. */
  next: JobCard | undefined;
}

/** Splits an installer's jobs, which the server lists soonest first, into today's, tomorrow's and the next one. */
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
