import { Grid, SimpleGrid, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { JobView } from '#shared/api/job-views.ts';
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

/** The page shows before its dialogs are there; these follow at once, while the reception lasts. */
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

/** Once somebody has the job, what moves comes first: money, reviews, work to hand in. Until then, what the job is. */
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

/** A job as the person in front of it may see it, and everything they may do to it. */
export const JobDetail = ({ job, shareToken }: { job: JobView; shareToken?: string }) => (
  <JobScreenProvider job={job} shareToken={shareToken}>
    <JobHeader />
    <Columns />
    <Suspense>
      <JobDialogs />
    </Suspense>
  </JobScreenProvider>
);
