import { Button, Card, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { type JobCard, leadOf, sizeOf } from '#web/src/components/job-facts.tsx';
import { Quote } from '#web/src/components/quote.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { RowDialogButton } from '#web/src/components/row-dialogs/row-dialog-button.tsx';
import { SiteNote } from '#web/src/components/site-note.tsx';
import { SiteTools } from '#web/src/components/site-tools.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { stepTitles } from '#web/src/components/step-titles.ts';
import { requirementsOf } from '#web/src/config/links.ts';
import { booked } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import { returnedIn } from '#web/src/lib/returned-requirements.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { todayAt } from '#web/src/lib/today-at.ts';

type Job = CallAnswer<'getJob'>['job'];

const pageOf = ({ id }: Pick<Job, 'id'>): string => hrefTo(paths.job, { id });

const missingText = ({ openRequirements = 0, requirementCount = 0 }: Job): string => {
  if (requirementCount === 0) return 'This job has no requirements.';
  return openRequirements === 0
    ? 'Every requirement is done.'
    : `${counted(openRequirements, 'requirement', 'requirements')} left`;
};

/** Starts the work. On any day but the scheduled one, a dialog asks first, because the start changes the date. */
function Start({ job }: { job: JobCard }) {
  const start = useWrite('startJob');
  const name = `${stepTitles.startWork}: ${leadOf(job)}`;
  if (job.installationDate !== todayAt(job))
    return (
      <RowDialogButton row={job.id} jobId={job.id} name="start" size="xl" aria-label={name}>
        {stepTitles.startWork}
      </RowDialogButton>
    );
  return (
    <Button
      size="xl"
      aria-label={name}
      loading={start.isPending}
      onClick={() => start.mutate({ params: { id: job.id } })}
    >
      {stepTitles.startWork}
    </Button>
  );
}

/** The button or link for the next step of the job. */
function Due({ card, job }: { card: JobCard; job: Job }): ReactNode {
  if (job.status === 'booked') return <Start job={card} />;
  const isDone = (job.openRequirements ?? 0) === 0;
  return (
    <Button asChild size="xl">
      <Link to={isDone ? pageOf(job) : requirementsOf(job.id)}>
        {isDone ? stepTitles.completeJob : stepTitles.finishWork}
      </Link>
    </Button>
  );
}

const noLongerYours = <Text color="fg.muted">You're no longer assigned to this job.</Text>;

/** A job of today on a phone, with the customer's phone number, the directions, the note, the open requirements and the next action. */
export function TodayCard({ card }: { card: JobCard }) {
  const params = { id: card.id };
  const read = useRead('getJob', { params }, { refetchOnMount: 'always' });
  const requirements = useRead(
    'listRequirements',
    { params },
    { enabled: card.status === 'in_progress', refetchOnMount: 'always' },
  );
  // The card waits for the reasons, so that they do not move its button later. Without them, it still shows the job.
  const isEarly = requirements.isEnabled && requirements.data === undefined && requirements.error === null;
  return (
    <Card.Root as="li" borderTopWidth="4px" borderTopColor="sun.solid">
      <Card.Body px="4" py="4" gap="3">
        <Heading as="h3" textStyle="section" overflowWrap="anywhere">
          <Link to={pageOf(card)}>{leadOf({ ...card, customerName: read.data?.job.customerName })}</Link>
        </Heading>
        <HStack wrap="wrap" columnGap="2" rowGap="1">
          <StatusBadge status={card.status} />
          <Text color="fg.muted">
            {[card.suburb, sizeOf(card), card.retailer.companyName].filter(Boolean).join(' · ')}
          </Text>
        </HStack>
        {card.status === 'booked' && card.installationDate && card.installationDate < todayAt(card) && (
          <Text fontWeight="600">The installation was booked for {booked(card.installationDate, 'weekday')}.</Text>
        )}
        <ReadGate
          of={isEarly ? { ...read, data: undefined } : read}
          waiting={<Skeleton height="36" />}
          failed="We couldn't load this job"
          absent={noLongerYours}
        >
          {({ job }) => (
            <Stack gap="3">
              <SiteTools job={job}>
                <Link to={requirementsOf(job.id)}>
                  <Camera size={22} aria-hidden /> Photos
                </Link>
              </SiteTools>
              {job.notes && <SiteNote notes={job.notes} />}
              {job.customerName === undefined && (
                <Text textStyle="note" color="fg.muted">
                  You can see the customer's details once you confirm your email address.
                </Text>
              )}
              <Text fontWeight="600">{missingText(job)}</Text>
              {returnedIn(requirements.data?.requirements).map(({ id, label, reason }) => (
                <Quote key={id} from={`Changes requested: ${label}`} text={reason} />
              ))}
              <Due card={card} job={job} />
            </Stack>
          )}
        </ReadGate>
      </Card.Body>
    </Card.Root>
  );
}
