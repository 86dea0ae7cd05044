import { Badge, Box, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { CalendarDays, MapPin, Navigation, Zap } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { summaryLength } from '#shared/domain/jobs/job.ts';
import { Accreditations } from '../../components/accreditations.tsx';
import { Facts } from '../../components/facts.tsx';
import { Fact, sizeOf } from '../../components/job-facts.tsx';
import { type PublicJob, propertyLines, systemLines } from '../../components/job-lines.ts';
import { PageTitle } from '../../components/page-title.tsx';
import { ProjectValue } from '../../components/project-value.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { booked } from '../../lib/dates.ts';
import { readReading } from '../../lib/reading-state.ts';
import { ApplyCard } from './apply-card.tsx';
import { CompanyCard } from './company-card.tsx';

const weekOf = ({ preferredWeek }: PublicJob): string =>
  preferredWeek ? `Week of ${booked(preferredWeek, 'weekday')}` : 'Any week';

function Head({ job }: { job: PublicJob }) {
  const { state } = useLocation();
  const distance = readReading(state)?.distance;
  return (
    <HStack justify="space-between" align="start" gap={{ base: '4', lg: '6' }} wrap={{ base: 'wrap', lg: 'nowrap' }}>
      <Stack gap="2.5" flex="1" minWidth={{ base: '100%', lg: '0' }}>
        <Badge colorPalette="gray" variant="outline" size="md" alignSelf="start">
          {job.jobType}
        </Badge>
        <Heading as="h1" textStyle="title" overflowWrap="anywhere">
          {job.title}
        </Heading>
        <HStack wrap="wrap" columnGap="4" rowGap="1">
          <Fact icon={MapPin} text={job.address} />
          {distance && <Fact icon={Navigation} text={distance} />}
          {sizeOf(job) && <Fact icon={Zap} text={sizeOf(job)} />}
          <Fact icon={CalendarDays} text={weekOf(job)} />
        </HStack>
      </Stack>
      <ProjectValue of={job} flexShrink="0" width={{ base: 'full', lg: '360px' }} />
    </HStack>
  );
}

/** Returns the start of a description, cut off after a whole word. Signed-in people can read the rest. */
const startOf = (description: string): string =>
  [...description].length < summaryLength ? description : `${description.replace(/\s+\S*$/, '')}…`;

/** The number of columns. The facts are short, so two fit beside each other on a phone. */
const factColumns = { base: 2, md: 3 };

const Sections = ({ job }: { job: PublicJob }) => (
  <Stack gap={{ base: '3', lg: '5' }} minWidth="0">
    <SectionCard title="Project Details">
      <Facts
        columns={factColumns}
        of={[
          ['Connection Type', job.connectionType],
          [
            'Required Licenses',
            job.requiredLicenses.length > 0 && <Accreditations key="licences" of={job.requiredLicenses} />,
          ],
          ...propertyLines(job),
        ]}
      />
    </SectionCard>
    <SectionCard title="System Specifications">
      <Facts columns={factColumns} of={systemLines(job)} />
    </SectionCard>
    {job.description && (
      <SectionCard title="Description">
        <Text maxWidth="65ch" overflowWrap="anywhere">
          {startOf(job.description)}
        </Text>
      </SectionCard>
    )}
  </Stack>
);

/** A public job for visitors: the facts for an installer's decision, and how to apply. */
export const VisitorJob = ({ job }: { job: PublicJob }) => (
  <Stack gap={{ base: '4', lg: '6' }}>
    <PageTitle>{[job.title, [job.suburb, job.state].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</PageTitle>
    <Head job={job} />
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
      gap={{ base: '3', lg: '6' }}
      alignItems="start"
    >
      <Sections job={job} />
      <Box position={{ lg: 'sticky' }} top="88px">
        <Stack gap={{ base: '3', lg: '5' }}>
          <ApplyCard jobId={job.id} />
          <CompanyCard job={job} />
        </Stack>
      </Box>
    </Grid>
  </Stack>
);
