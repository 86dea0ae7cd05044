import { Grid, SimpleGrid, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
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
const JobDialogs = lazy(() => import('./job-dialogs.tsx'));

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
    <Stack gap={{ base: '3', lg: '5' }} minWidth="0">
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

function Columns() {
  const isNarrow = useIsNarrow();
  if (isNarrow)
    return (
      <Stack gap="3">
        <NextStep />
        <Sections />
        <Milestones />
      </Stack>
    );
  return (
    <Grid templateColumns="minmax(0, 1fr) 360px" gap="6" alignItems="start">
      <Sections />
      <Stack gap="5" position="sticky" top="88px">
        <NextStep />
        <Milestones />
      </Stack>
    </Grid>
  );
}

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
