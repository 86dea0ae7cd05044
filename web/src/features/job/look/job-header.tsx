import { Badge, Heading, HStack, Stack, Text } from '@chakra-ui/react';
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
    <HStack justify="space-between" align="start" gap="6" wrap={{ base: 'wrap', lg: 'nowrap' }} mb="6">
      <PageTitle>{jobName(job)}</PageTitle>
      <Stack gap="2.5" flex="1" minWidth={{ base: '100%', md: '0' }}>
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
        <HStack color="fg.muted" gap="1.5" align="start">
          <MapPin size={18} aria-hidden />
          <Text>{job.address || 'No address yet'}</Text>
        </HStack>
        <LateJobActions />
      </Stack>
      <ProjectValue of={job} flexShrink="0" width={{ base: 'full', lg: '360px' }} />
    </HStack>
  );
}
