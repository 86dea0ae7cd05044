import { Badge, Button, Card, HStack, Stack, Text } from '@chakra-ui/react';
import { Check, Clock, MapPin, UserRound, X } from 'lucide-react';
import type { CallAnswer } from '#shared/api/client.ts';
import type { ApplicationStatus } from '#shared/domain/job.ts';
import { Fact } from '../../../components/job-facts.tsx';
import { Rating } from '../../../components/person/rating.tsx';
import { happened } from '../../../lib/dates.ts';

export type Application = CallAnswer<'listJobApplications'>['applications'][number];

const looks: Record<ApplicationStatus, { label: string; palette: string }> = {
  applied: { label: 'Applied', palette: 'blue' },
  reviewed: { label: 'Reviewed', palette: 'blue' },
  accepted: { label: 'Accepted', palette: 'green' },
  rejected: { label: 'Rejected', palette: 'red' },
};

interface ApplicationItemProps {
  application: Application;
  mayAccept: boolean;
  mayReject: boolean;
  isPending: boolean;
  onDecide: (status: 'accepted' | 'rejected') => void;
}

/** One applicant, with what the retailer needs to decide. */
export function ApplicationItem({ application, mayAccept, mayReject, isPending, onDecide }: ApplicationItemProps) {
  const { companyName, contactName, location, message, leadTimeDays, status, createdAt } = application;
  const look = looks[status];
  const who = companyName || 'This installer';
  return (
    <Card.Root as="li">
      <Card.Body px="4" py="4" gap="3">
        <HStack justify="space-between" align="start" gap="3" wrap="wrap">
          <Stack gap="0.5">
            <Text textStyle="section">{who}</Text>
            <Rating of={application} />
          </Stack>
          <Badge colorPalette={look.palette} variant="subtle" size="md">
            {look.label}
          </Badge>
        </HStack>
        <HStack wrap="wrap" columnGap="4" rowGap="1">
          {contactName && <Fact icon={UserRound} text={contactName} />}
          {location && <Fact icon={MapPin} text={location} />}
          <Fact icon={Clock} text={`${leadTimeDays} ${leadTimeDays === 1 ? 'day' : 'days'} lead time`} />
        </HStack>
        {message && (
          <Text whiteSpace="pre-wrap" maxWidth="65ch">
            {message}
          </Text>
        )}
        <HStack justify="space-between" wrap="wrap" gap="3">
          <Text textStyle="note" color="fg.muted">
            Applied {happened(createdAt)}
          </Text>
          <HStack gap="2">
            <Button
              variant="outline"
              size="md"
              minHeight="11"
              disabled={status === 'rejected' || !mayReject || isPending}
              aria-label={`Reject: ${who}`}
              onClick={() => onDecide('rejected')}
            >
              <X size={18} /> Reject
            </Button>
            <Button
              size="md"
              minHeight="11"
              disabled={status === 'accepted' || !mayAccept || isPending}
              aria-label={`Accept: ${who}`}
              onClick={() => onDecide('accepted')}
            >
              <Check size={18} /> Accept
            </Button>
          </HStack>
        </HStack>
      </Card.Body>
    </Card.Root>
  );
}
