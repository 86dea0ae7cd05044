import { Badge, Grid, Heading, HStack, Icon, Stack, Text } from '@chakra-ui/react';
import { CalendarDays, CircleDollarSign, Lock, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobName, titleOf } from '#web/src/components/job-facts.tsx';
import { PageTitle } from '#web/src/components/page-title.tsx';
import { ProjectValue } from '#web/src/components/project-value.tsx';
import { SiteNote } from '#web/src/components/site-note.tsx';
import { SiteTools } from '#web/src/components/site-tools.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { wholeMoney } from '#web/src/lib/format.ts';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { LateJobActions } from '../actions/late-job-actions.tsx';
import { isOnTheWay } from '../screen/cards.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { BackLink } from './back-link.tsx';

const HeaderFact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <HStack color="fg.muted" gap="1.5" align="start" minWidth="0">
    <Icon as={icon} boxSize="4.5" mt="0.5" aria-hidden />
    <Text>{children}</Text>
  </HStack>
);

export function JobHeader() {
  const screen = useJobScreen();
  const { job, is, shows, isInsider } = screen;
  const isNarrow = useIsNarrow();
  // On a phone, the parties need the work before the price that they agreed on.
  const isValueLine = isNarrow && isInsider;
  // The server sends the customer's name only to viewers who may know it.
  const lead = [job.number, job.customerName].filter(Boolean).join(' · ');
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
      gap={{ base: '4', lg: '5' }}
      alignItems="end"
      mb={{ base: '4', lg: '5' }}
    >
      <PageTitle>{jobName(job)}</PageTitle>
      <Stack gap="1.5" minWidth="0">
        <HStack justify="space-between" align="start" gap="2">
          <HStack wrap="wrap" gap="2" minWidth="0">
            {(is('owner') || is('assignee')) && <BackLink />}
            {lead && (
              <Text textStyle="section" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
                {lead}
              </Text>
            )}
            <StatusBadge status={job.status} />
            <Badge colorPalette="gray" variant="outline" size="md">
              {job.jobType}
            </Badge>
            {!job.isPublic && (
              <Badge colorPalette="gray" variant="outline" size="md">
                <Lock size={14} aria-hidden /> Private
              </Badge>
            )}
          </HStack>
          {isNarrow && <LateJobActions />}
        </HStack>
        <Heading as="h1" textStyle="title">
          {titleOf(job)}
        </Heading>
        <HStack justify="space-between" wrap="wrap" columnGap="4" rowGap="2">
          <HStack wrap="wrap" columnGap="4" rowGap="1" flex="1" minWidth="60">
            <HeaderFact icon={MapPin}>{job.address || 'No address yet'}</HeaderFact>
            {shows('progress') && job.installationDate && (
              <HeaderFact icon={CalendarDays}>Installation {booked(job.installationDate, 'weekdayAndYear')}</HeaderFact>
            )}
            {isValueLine && (
              <HeaderFact icon={CircleDollarSign}>
                Project Value{' '}
                <Text as="b" color="fg" fontVariantNumeric="tabular-nums">
                  {wholeMoney(job.priceExGst || job.amount)}
                </Text>{' '}
                Excl. GST
              </HeaderFact>
            )}
          </HStack>
          {!isNarrow && <LateJobActions />}
        </HStack>
        {isNarrow && isOnTheWay(screen) && (
          <Stack gap="3">
            <SiteTools job={job} />
            {job.notes && <SiteNote notes={job.notes} />}
          </Stack>
        )}
      </Stack>
      {!isValueLine && <ProjectValue of={job} />}
    </Grid>
  );
}
