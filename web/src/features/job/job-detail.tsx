import { Box, Grid, Stack, type StackProps } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { KeepRecent } from '../../components/keep-recent.tsx';
import { LostOverlay } from '../../components/lost.tsx';
import { type LostProps, lazy } from '../../lib/lazy.tsx';
import type { Recent } from '../../lib/recent/recent.ts';
import { NextStep } from './actions/next-step.tsx';
import { ApplicationsSection } from './apply/applications-section.tsx';
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
import { cardRows, columnsOf, isWorkFor, type MainCard, type PersonCard, peopleCards } from './screen/cards.ts';
import { JobScreenProvider, useJobScreen } from './screen/job-screen.tsx';
import { Panel } from './screen/panel.tsx';
import { TeamSection } from './team/team-section.tsx';

/** The page appears before its dialogs have loaded. The dialogs load directly after it, because the connection may fail later. */
const LostDialogs = (props: LostProps) => useJobScreen().isDialogOpen && <LostOverlay {...props} />;
const JobDialogs = lazy(() => import('./job-dialogs.tsx'), LostDialogs);

const sections: Record<MainCard | PersonCard, ComponentType> = {
  payment: PaymentSection,
  reviews: ReviewsSection,
  applications: ApplicationsSection,
  requirements: RequirementsSection,
  assigned: AssignedSection,
  retailer: RetailerSection,
  team: TeamSection,
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

const shown = (cards: readonly (MainCard | PersonCard)[]) =>
  cards.map((card) => {
    const Card = sections[card];
    return <Card key={card} />;
  });

/** A column of the page. On a phone, the parts of both columns form one column, with the people after the viewer's work. */
const Column = ({ children, ...place }: StackProps) => (
  <Stack display={{ base: 'contents', lg: 'flex' }} gap="4" minWidth="0" {...place}>
    {children}
  </Stack>
);

function MainColumn() {
  const screen = useJobScreen();
  return (
    <Column>
      {cardRows(screen).map((row) => (
        <Box key={row[0]} minWidth="0" order={{ base: isWorkFor(row, screen) ? '1' : '3', lg: '0' }}>
          {row.length === 1 ? (
            shown(row)
          ) : (
            <Panel gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }} columnGap="8">
              {columnsOf(row).map((column) => (
                <Column key={column[0]} gap="5">
                  {shown(column)}
                </Column>
              ))}
            </Panel>
          )}
        </Box>
      ))}
    </Column>
  );
}

/** Keeps the side column in view if it fits in the window. */
const staysInView = { '@media (min-height: 850px)': { position: 'sticky', top: '88px' } } as const;

function SideColumn() {
  const screen = useJobScreen();
  return (
    <Column order="2" css={staysInView}>
      <Box display={{ base: 'contents', lg: 'block' }}>
        <NextStep />
      </Box>
      {/* Each person has a card. In one panel, the phone numbers of the installer and the customer would be easy to confuse. */}
      <Stack gap={{ base: '3', lg: '4' }} minWidth="0" order={{ base: '2', lg: '0' }}>
        {shown(peopleCards(screen))}
      </Stack>
      {screen.shows('progress') && (
        <Box order={{ base: '4', lg: '0' }}>
          <Milestones />
        </Box>
      )}
    </Column>
  );
}

/**
 * The columns of the page. The elements are the same at every width, so that typed text and running uploads survive when a person
 * turns a tablet.
 */
const Columns = () => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
    gap={{ base: '3', lg: '5' }}
    alignItems="start"
  >
    <SideColumn />
    <MainColumn />
  </Grid>
);

const recentOf = ({ id, number, title, suburb }: JobView): Recent => ({ kind: 'job', id, number, title, suburb });

/** A job with all its facts and actions for this person. */
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
