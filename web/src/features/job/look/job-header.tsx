import { Badge, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Lock, MapPin } from 'lucide-react';
import { jobName, titleOf } from '#web/src/components/job-facts.tsx';
import { PageTitle } from '#web/src/components/page-title.tsx';
import { ProjectValue } from '#web/src/components/project-value.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { LateJobActions } from '../actions/late-job-actions.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';

export function JobHeader() {
  const { job } = useJobScreen();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
      gap={{ base: '4', lg: '5' }}
      alignItems="end"
      mb={{ base: '4', lg: '5' }}
    >
      <PageTitle>{jobName(job)}</PageTitle>
      <Stack gap="1.5" minWidth="0">
        <HStack wrap="wrap" gap="2">
          {job.number && (
            <Text fontWeight="650" fontVariantNumeric="tabular-nums">
              {job.number}
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
        <Heading as="h1" textStyle="title">
          {titleOf(job)}
        </Heading>
        <HStack justify="space-between" wrap="wrap" columnGap="4" rowGap="2">
          <HStack color="fg.muted" gap="1.5" align="start" flex="1" minWidth="60">
            <MapPin size={18} aria-hidden />
            <Text>{job.address || 'No address yet'}</Text>
          </HStack>
          <LateJobActions />
        </HStack>
      </Stack>
      <ProjectValue of={job} />
    </Grid>
  );
}
