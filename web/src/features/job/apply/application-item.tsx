import { Badge, HStack, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { type ApplicationStatus, isOpenApplication } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { innerRow } from '#web/src/components/lists/list-look.ts';
import { VerifiedBadge } from '#web/src/components/person/verified-badge.tsx';
import { ChangesList } from '#web/src/components/terms/changes-list.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import type { Application } from './application-order.ts';
import { DecideButtons, type Decides, nameOf } from './decide-buttons.tsx';

/** The badge of an application that no longer waits for an answer. */
const outcomes: { [S in ApplicationStatus]?: { label: string; palette: string } } = {
  accepted: { label: 'Accepted', palette: 'green' },
  rejected: { label: 'Rejected', palette: 'red' },
  withdrawn: { label: 'Withdrawn', palette: 'gray' },
  unassigned: { label: 'Unassigned', palette: 'gray' },
};

/** The name links to the installer's page. Back returns to the list. */
const Applicant = ({ of: application }: { of: Application }) => {
  const { installerId, contactName, location, status, createdAt, verifiedAt, awaitsConfirmation } = application;
  const about = [contactName, location, `Applied ${happened(createdAt)}`];
  const outcome = outcomes[status];
  return (
    <Stack gap="0.5" flex="1" minWidth={{ base: 'full', sm: '64' }}>
      <HStack gap="2" wrap="wrap">
        <TextLink asChild textStyle="section">
          <Link to={hrefTo(paths.installer, { id: installerId })}>{nameOf(application)}</Link>
        </TextLink>
        <VerifiedBadge at={verifiedAt} />
        {outcome && (
          <Badge colorPalette={outcome.palette} variant="subtle">
            {outcome.label}
          </Badge>
        )}
        {awaitsConfirmation && (
          <Badge colorPalette="orange" variant="subtle">
            Waiting for their confirmation
          </Badge>
        )}
      </HStack>
      <Text textStyle="note" color="fg.muted" overflowWrap="anywhere">
        {about.filter(Boolean).join(' · ')}
        {/* Takes its space before the list marks the application, so that the line does not grow then. */}
        {isOpenApplication(status) && (
          <Text as="span" {...(status === 'applied' ? { visibility: 'hidden' } : {})}>
            {' · Reviewed'}
          </Text>
        )}
      </Text>
    </Stack>
  );
};

/** One applicant, with the facts for the retailer's decision. The facts of all applicants are in the same columns. */
export function ApplicationItem({ application, ...decides }: Decides & { application: Application }) {
  const { message, changes, awaitsConfirmation } = application;
  return (
    <Stack as="li" gap="2" {...innerRow}>
      <HStack justify="space-between" align="start" gap="3" wrap="wrap">
        <Applicant of={application} />
        <DecideButtons application={application} {...decides} />
      </HStack>
      <ApplicantFacts of={application} />
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
      {message && (
        <Text whiteSpace="pre-wrap" maxWidth="80ch" overflowWrap="anywhere">
          {message}
        </Text>
      )}
    </Stack>
  );
}
