import { Box, Grid, SimpleGrid, Stack } from '@chakra-ui/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { KeepRecent } from '../../components/keep-recent.tsx';
import { LostOverlay } from '../../components/lost.tsx';
import { type LostProps, lazy } from '../../lib/lazy.tsx';
import type { Recent } from '../../lib/recent/recent.ts';
import { NextStep } from './actions/next-step.tsx';
import { HistorySection } from './history/history-section.tsx';
import { AssignedSection } from './look/assigned-section.tsx';
import { BriefSection } from './look/brief-section.tsx';
import { CustomerSection } from './look/customer-section.tsx';
import { DetailsSection } from './look/details-section.tsx';
import { DocumentsSection } from './look/documents-section.tsx';
import { JobHeader } from './look/job-header.tsx';
import { LocationSection } from './look/location-section.tsx';
import { PhotosSection } from './look/photos-section.tsx';
import { PropertySection } from './look/property-section.tsx';
import { RetailerSection } from './look/retailer-section.tsx';
import { SystemSection } from './look/system-section.tsx';
import { PaymentSection } from './pay/payment-section.tsx';
import { RequirementsSection } from './prove/requirements-section.tsx';
import { ReviewsSection } from './review/reviews-section.tsx';
import { Milestones } from './schedule/milestones.tsx';
import { cardRows, type RowCard } from './screen/cards.ts';
import { JobScreenProvider, useJobScreen } from './screen/job-screen.tsx';

/** The page appears before its dialogs have loaded. They load straight after, in case the connection is lost later. */
const LostDialogs = (props: LostProps) => useJobScreen().isDialogOpen && <LostOverlay {...props} />;
const JobDialogs = lazy(() => import('./job-dialogs.tsx'), LostDialogs);

const sections: Record<RowCard, ComponentType> = {
  payment: PaymentSection,
  reviews: ReviewsSection,
  requirements: RequirementsSection,
  assigned: AssignedSection,
  retailer: RetailerSection,
  customer: CustomerSection,
  details: DetailsSection,
  system: SystemSection,
  brief: BriefSection,
  photos: PhotosSection,
  documents: DocumentsSection,
  property: PropertySection,
  location: LocationSection,
  history: HistorySection,
};

/** One card takes the whole row, and so does the last of three. */
const SideBySide = ({ children }: { children: ReactNode }) => (
  <SimpleGrid
    columns={{ base: 1, xl: 2 }}
    gap={{ base: '3', lg: '5' }}
    css={{ '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } }}
  >
    {children}
  </SimpleGrid>
);

const Sections = () => (
  <Stack gap={{ base: '3', lg: '5' }} minWidth="0" order="1">
    {cardRows(useJobScreen()).map((row) => {
      const cards = row.map((card) => {
        const Card = sections[card];
        return <Card key={card} />;
      });
      return cards.length === 1 ? cards : <SideBySide key={row[0]}>{cards}</SideBySide>;
    })}
  </Stack>
);

/**
 * The same elements for every width, so that typed text and running uploads survive when someone turns a tablet. On a phone,
 * the parts of the side column are above and below the sections.
 */
const Columns = () => {
  const { shows } = useJobScreen();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
      gap={{ base: '3', lg: '6' }}
      alignItems="start"
    >
      <Stack display={{ base: 'contents', lg: 'flex' }} gap="5" position="sticky" top="88px" order="2">
        <Box display={{ base: 'contents', lg: 'block' }}>
          <NextStep />
        </Box>
        {shows('progress') && (
          <Box order="3">
            <Milestones />
          </Box>
        )}
      </Stack>
      <Sections />
    </Grid>
  );
};

const recentOf = ({ id, number, title, suburb }: JobView): Recent => ({ kind: 'job', id, number, title, suburb });

/** A job with everything this person may see and do. */
export const JobDetail = ({ job, shareToken }: { job: JobView; shareToken?: string }) => (
  <JobScreenProvider job={job} shareToken={shareToken}>
    <KeepRecent of={recentOf(job)} />
    <JobHeader />
    <Columns />
    <Suspense>
      <JobDialogs />
    </Suspense>
  </JobScreenProvider>
);
