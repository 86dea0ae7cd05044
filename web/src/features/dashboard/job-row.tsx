import { Badge, Card, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { CalendarDays, Lock, MapPin, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Fact, type JobCard, placeOf, sizeOf } from '../../components/job-facts.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { booked, happened } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';

const dateOf = ({ installationDate, createdAt }: JobCard): string =>
  installationDate ? booked(installationDate, 'weekday') : `Created ${happened(createdAt)}`;

interface JobRowProps {
  job: JobCard;
  note?: ReactNode;
  action?: ReactNode;
}

/** One job in a list. The whole row links to the job, except for the button at its end. */
export const JobRow = ({ job, note, action }: JobRowProps) => (
  <LinkBox asChild>
    <Card.Root as="li" _hover={{ borderColor: 'sea.border' }} transition="border-color 0.15s">
      <Card.Body px={{ base: '4', md: '5' }} py="4">
        <HStack gap={{ base: '3', md: '6' }} align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <Stack gap="1.5" flex="1" minWidth={{ base: '100%', md: '0' }}>
            <HStack gap="2" wrap="wrap">
              <LinkOverlay asChild>
                <Link to={hrefTo(paths.job, { id: job.id })}>
                  <Text as="span" textStyle="section">
                    {job.title || 'Untitled job'}
                  </Text>
                </Link>
              </LinkOverlay>
              <StatusBadge status={job.status} />
              {!job.isPublic && (
                <Badge colorPalette="gray" variant="outline">
                  <Lock size={12} aria-hidden /> Private
                </Badge>
              )}
            </HStack>
            <HStack columnGap="4" rowGap="1" wrap="wrap">
              <Fact icon={MapPin} text={placeOf(job) || 'No address yet'} />
              <Fact icon={CalendarDays} text={dateOf(job)} />
              {sizeOf(job) && <Fact icon={Zap} text={sizeOf(job)} />}
            </HStack>
            {note && (
              <Text textStyle="note" as="div">
                {note}
              </Text>
            )}
          </Stack>
          <Stack gap="0" align={{ base: 'start', md: 'end' }} flex={{ base: '1', md: 'none' }}>
            {job.status === 'draft' && job.priceExGst === 0 ? (
              <Text color="fg.muted">No price yet</Text>
            ) : (
              <>
                <Text textStyle="section" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                  {money(job.priceExGst)}
                </Text>
                <Text textStyle="note" color="fg.muted">
                  Excl. GST
                </Text>
              </>
            )}
          </Stack>
          {action}
        </HStack>
      </Card.Body>
    </Card.Root>
  </LinkBox>
);
