import { Heading, Stack, Link as StyledLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { type JobCard, leadOf, placeOf } from '#web/src/components/job-facts.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { TodayCard } from './today-card.tsx';
import { todayJobs } from './today-jobs.ts';

/** The most jobs that are shown as cards. Any others are links to their pages. */
const mostCards = 3;

/** A line that links to a job: one of a later day, or one of today's jobs after the first `mostCards`. */
const Later = ({ job }: { job: JobCard }) => (
  <StyledLink asChild minHeight="11" alignItems="center">
    <Link to={hrefTo(paths.job, { id: job.id })}>{[leadOf(job), placeOf(job)].filter(Boolean).join(', ')}</Link>
  </StyledLink>
);

/** The first content of an installer's dashboard on a phone: the jobs under way, today's jobs, and tomorrow's. */
export function Today({ jobs }: { jobs: readonly JobCard[] }) {
  const { today, tomorrow, next } = todayJobs(jobs);
  return (
    <Stack as="section" gap="3" mb="5" aria-labelledby="today">
      <Heading as="h2" textStyle="label" color="fg.muted" id="today">
        Today
      </Heading>
      {today.length === 0 && <Text>Nothing is booked for today.</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {today.slice(0, mostCards).map((job) => (
          <TodayCard key={job.id} card={job} />
        ))}
      </Stack>
      {today.slice(mostCards).map((job) => (
        <Later key={job.id} job={job} />
      ))}
      {tomorrow.length > 0 && (
        <Stack gap="1">
          <Heading as="h2" textStyle="label" color="fg.muted">
            Tomorrow
          </Heading>
          {tomorrow.map((job) => (
            <Later key={job.id} job={job} />
          ))}
        </Stack>
      )}
      {today.length === 0 && tomorrow.length === 0 && next?.installationDate && (
        <Stack gap="1">
          <Text color="fg.muted">Next, on {booked(next.installationDate, 'weekday')}:</Text>
          <Later job={next} />
        </Stack>
      )}
    </Stack>
  );
}
