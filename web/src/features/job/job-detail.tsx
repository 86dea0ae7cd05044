import { Box, Grid, SimpleGrid, Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { LostOverlay } from '../../components/lost.tsx';
import { type LostProps, lazy } from '../../lib/lazy.tsx';
import { BriefSection } from './brief-section.tsx';
import { CustomerSection } from './customer-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { JobHeader } from './job-header.tsx';
import { JobScreenProvider, useJobScreen } from './job-screen.tsx';
import { Milestones } from './milestones.tsx';
import { NextStep } from './next-step.tsx';
import { PaymentSection } from './payment-section.tsx';
import { AssignedSection, RetailerSection } from './people-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { PropertySection } from './property-section.tsx';
import { RequirementsSection } from './requirements-section.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { SystemSection } from './system-section.tsx';

/** The page appears before its dialogs have loaded. They load straight after, in case the connection is lost later. */
const LostDialogs = (props: LostProps) => useJobScreen().dialog && <LostOverlay {...props} />;
const JobDialogs = lazy(() => import('./job-dialogs.tsx'), LostDialogs);

const People = () => (
  <SimpleGrid
    columns={{ base: 1, xl: 2 }}
    gap={{ base: '3', lg: '5' }}
    css={{ '&:has(> :only-child)': { gridTemplateColumns: '1fr' } }}
  >
    {useJobScreen().is('owner') ? <AssignedSection /> : <RetailerSection />}
    <CustomerSection />
  </SimpleGrid>
);

/** Once an installer has the job, active parts come first: payment, reviews and requirements. Until then, the job's details. */
function Sections() {
  const { job } = useJobScreen();
  const work = <RequirementsSection />;
  return (
    <Stack gap={{ base: '3', lg: '5' }} minWidth="0" order="1">
      <PaymentSection />
      <ReviewsSection />
      {job.filled && work}
      {job.filled && <People />}
      <DetailsSection />
      <SystemSection />
      <BriefSection />
      <PhotosSection />
      <DocumentsSection />
      <PropertySection />
      {!job.filled && work}
      {!job.filled && <People />}
    </Stack>
  );
}

/**
 * The same elements for every width, so that typed text and running uploads survive when someone turns a tablet. On a phone,
 * the parts of the side column are above and below the sections.
 */
const Columns = () => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
    gap={{ base: '3', lg: '6' }}
    alignItems="start"
  >
    <Stack display={{ base: 'contents', lg: 'flex' }} gap="5" position="sticky" top="88px" order="2">
      <Box display={{ base: 'contents', lg: 'block' }}>
        <NextStep />
      </Box>
      <Box order="3" _empty={{ display: 'none' }}>
        <Milestones />
      </Box>
    </Stack>
    <Sections />
  </Grid>
);

/** A job with everything this person may see and do. */
export const JobDetail = ({ job, shareToken }: { job: JobView; shareToken?: string }) => (
  <JobScreenProvider job={job} shareToken={shareToken}>
    <JobHeader />
    <Columns />
    <Suspense>
      <JobDialogs />
    </Suspense>
  </JobScreenProvider>
);
