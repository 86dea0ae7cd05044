import { Badge, Card, HStack, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Clock, MapPin, Route, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ApplicationStatus } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { Tick } from '#web/src/components/fields/tick.tsx';
import { Fact } from '#web/src/components/job-facts.tsx';
import { distanceIn, missingIn } from '#web/src/components/person/crew-words.ts';
import { Rating } from '#web/src/components/person/rating.tsx';
import { ChangesList } from '#web/src/components/terms/changes-list.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import type { Application } from './application-order.ts';
import { DecideButtons, type Decides, nameOf } from './decide-buttons.tsx';

const looks: Record<ApplicationStatus, { label: string; palette: string }> = {
  applied: { label: 'Applied', palette: 'blue' },
  reviewed: { label: 'Reviewed', palette: 'blue' },
  accepted: { label: 'Accepted', palette: 'green' },
  rejected: { label: 'Rejected', palette: 'red' },
  withdrawn: { label: 'Withdrawn', palette: 'gray' },
  unassigned: { label: 'Unassigned', palette: 'gray' },
};

interface ApplicationItemProps extends Decides {
  application: Application;
  /** Absent if there is nobody to compare with. */
  compare?: { isChosen: boolean; isFull: boolean; onChoose: () => void };
}

export const ApplicationBadge = ({ status }: Pick<Application, 'status'>) => (
  <Badge colorPalette={looks[status].palette} variant="subtle" size="md">
    {looks[status].label}
  </Badge>
);

/** Leads to their page. Back returns to the list. */
export const ApplicantName = ({ of: application }: { of: Application }) => (
  <TextLink asChild textStyle="section">
    <Link to={hrefTo(paths.installer, { id: application.installerId })}>{nameOf(application)}</Link>
  </TextLink>
);

/** One applicant, with what the retailer needs to decide. */
export function ApplicationItem({ application, compare, ...decides }: ApplicationItemProps) {
  const { contactName, location, message, leadTimeDays, status, createdAt, fit, changes, awaitsConfirmation } =
    application;
  const distance = fit ? distanceIn(fit) : [];
  const missing = fit ? missingIn(fit) : [];
  return (
    <Card.Root as="li">
      <Card.Body px="4" py="4" gap="3">
        <HStack justify="space-between" align="start" gap="3" wrap="wrap">
          <Stack gap="0.5">
            <ApplicantName of={application} />
            <Rating of={application} />
          </Stack>
          <HStack gap="2" wrap="wrap">
            {missing.map((text) => (
              <Badge key={text} colorPalette="orange" variant="subtle" size="md">
                {text}
              </Badge>
            ))}
            {awaitsConfirmation && (
              <Badge colorPalette="orange" variant="subtle" size="md">
                Waiting for their confirmation
              </Badge>
            )}
            <ApplicationBadge status={status} />
          </HStack>
        </HStack>
        {changes.length > 0 && (
          <Stack gap="2">
            <Text textStyle="note" color="fg.muted">
              {awaitsConfirmation
                ? "You chose this installer. We've asked them to confirm what has changed since they applied:"
                : 'The job has changed since they applied. If you accept, we ask them to confirm it first:'}
            </Text>
            <ChangesList of={changes} />
          </Stack>
        )}
        <HStack wrap="wrap" columnGap="4" rowGap="1">
          {contactName && <Fact icon={UserRound} text={contactName} />}
          {location && <Fact icon={MapPin} text={location} />}
          {distance.map((text) => (
            <Fact key={text} icon={Route} text={text} />
          ))}
          <Fact icon={Clock} text={`${counted(leadTimeDays, 'day', 'days')} lead time`} />
        </HStack>
        {message && (
          <Text whiteSpace="pre-wrap" maxWidth="65ch">
            {message}
          </Text>
        )}
        <HStack justify="space-between" wrap="wrap" gap="3">
          <HStack columnGap="4" rowGap="1" wrap="wrap">
            <Text textStyle="note" color="fg.muted">
              Applied {happened(createdAt)}
            </Text>
            {compare && (
              <Tick
                size="md"
                gap="2.5"
                checked={compare.isChosen}
                disabled={compare.isFull && !compare.isChosen}
                onTick={compare.onChoose}
              >
                Compare
                <Text as="span" srOnly>
                  {nameOf(application)}
                </Text>
              </Tick>
            )}
          </HStack>
          <DecideButtons application={application} {...decides} />
        </HStack>
      </Card.Body>
    </Card.Root>
  );
}
